import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/alegreya-sans/cyrillic-400.css';
import '@fontsource/alegreya-sans/cyrillic-500.css';
import '@fontsource/alegreya-sans/cyrillic-700.css';
import '@fontsource/forum/latin-400.css';
import '@fontsource/forum/cyrillic-400.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { words } from './language/language.svelte';

document.documentElement.lang = words.current;
await words.load('common', 'web');
const target = document.getElementById('app');
if (target) mount(App, { target });
