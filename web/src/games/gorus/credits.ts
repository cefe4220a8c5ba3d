import type { Edition } from '../manifest';

export const credits: readonly Edition[] = [
  {
    title: 'Gorus Maximus',
    language: 'en',
    people: [
      ['designer', 'Conor McGoey'],
      ['concept', 'Conor & Dominique McGoey'],
      ['solo', 'Timothy Gay'],
      ['artist', 'Kwanchai Moriya'],
      ['editor', 'Daniel Mansfield'],
      ['publisher', '© 2018 Inside Up Games'],
    ],
  },
  {
    title: 'Кровус Максимус',
    language: 'ru',
    people: [
      ['designer', 'Конор и Доминик Макгоуи'],
      ['solo', 'Тимоти Гей'],
      ['artist', 'Кванчай Мория'],
      ['editor', 'Даниэль Мансфилд'],
      ['publisher', '© 2020 Inside Up Games · © 2020 ООО «Мир Хобби»'],
      ['direction', 'Михаил Акулов'],
      ['production', 'Иван Попов'],
      ['chief-editor', 'Александр Киселев'],
      ['deputy-editor', 'Валентин Матюша'],
      ['issue-editor', 'Анастасия Егорова'],
      ['translator', 'Станислав Загородный'],
      ['layout', 'Иван Суховей, Ксения Таргулян'],
      ['proofreader', 'Ольга Португалова'],
      ['business', 'Сергей Тягунов'],
      ['thanks', 'Юлия Колесникова, Андрей Аганов, Юрий Тапилин, Илья Карпинский'],
    ],
  },
];
