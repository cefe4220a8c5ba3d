//! Guides of Fired Up in chosen positions.

mod games;

use expect_test::expect;
use munera_protocol::content::Packs;
use munera_rules::fired_up::{FiredUp, Options, State};
use munera_rules::{Game, Viewer, read_event};

use super::super::fired_up::{FiredUpChoice, FiredUpGuide, FiredUpStory, FiredUpWay};
use super::super::{Guide, Guided, Story};
use super::{guide_of, lines, played, seat};

fn of_fired_up(guide: Guide) -> FiredUpGuide {
    let Guide::FiredUp(guide) = guide else { panic!("a guide of another game") };
    *guide
}

/// A table with the program's own pack.
fn table(players: u8, abilities: bool) -> FiredUp {
    let packs = Packs::own();
    let options = Options { abilities, ..packs.offered()[0].options(players) };
    FiredUp::with_options(options).expect("options")
}

/// Four fighters, and the deck in order. In the order of Speed they are Marrow, Sigurd, Rexus and Mei;
/// Sigurd targets Marrow, Marrow Mei, Mei Rexus, and Rexus Sigurd.
fn setup(deck: &[&str]) -> String {
    let rest = (1..=60).map(|number| format!("h{number:02}"));
    let rest = rest.filter(|card| !deck.contains(&card.as_str()));
    let cards: Vec<String> = deck.iter().map(ToString::to_string).chain(rest).collect();
    format!("setup sigurd.marrow.mei.rexus e1.m1.l1 0 {}", cards.join("."))
}

/// A whole turn: the dice, the moves joined by a comma and a space, and the end.
fn turn(seat: u8, dice: &str, moves: &str) -> Vec<String> {
    let mut turn = vec![format!("roll {seat} {dice}"), format!("{seat}:stand")];
    turn.extend(moves.split(", ").chain(["end"]).map(|choice| format!("{seat}:{choice}")));
    turn
}

/// A turn that uses so many dice without effect.
fn pass(seat: u8, dice: usize) -> Vec<String> {
    turn(seat, &"B".repeat(dice), &vec!["discard B"; dice].join(", "))
}

fn play_all(game: &FiredUp, events: &[String]) -> State {
    played(game, &events.iter().map(String::as_str).collect::<Vec<_>>())
}

/// A game of two up to here: seat 0 has drawn `h01`, `h02`, `h27` and `h41`, and has kept the named
/// cards.
fn begun(game: &FiredUp, kept: &str, turns: &[Vec<String>], events: &[&str]) -> State {
    let setup = setup(&["h01", "h02", "h27", "h41", "h03", "h04", "h22", "h42"]);
    let keep = [format!("0:keep {kept}"), "1:keep h03.h04".to_owned()];
    let events = events.iter().map(ToString::to_string);
    let all = [setup].into_iter().chain(keep).chain(turns.concat()).chain(events);
    play_all(game, &all.collect::<Vec<_>>())
}

fn find<'a>(guide: &'a FiredUpGuide, text: &str) -> (&'a FiredUpChoice, &'a FiredUpWay) {
    let ways = guide.choices.iter().flat_map(|it| it.ways.iter().map(move |way| (it, way)));
    ways.into_iter().find(|(_, way)| way.choice == text).expect("legal")
}

#[test]
fn a_turn_tells_what_each_die_is_good_for() {
    let game = table(2, true);
    let state =
        begun(&game, "h01.h41", &[], &["roll 0 BMSOD", "0:stand", "0:buff sigurd attack B"]);
    let guide = guide_of(&game, &state, seat(0));
    expect![[r#"
        turn: {"seat":0,"dice":"MSOD","rerolls":false,"fighter":"sigurd","influenced":["sigurd"],"doubles":"B","tokens":0,"used":true}
        attacks:
          {"attacker":"marrow","defender":"mei","attack":4,"defense":2,"when":"coming"}
          {"attacker":"sigurd","defender":"marrow","attack":4,"defense":1,"when":"coming"}
          {"attacker":"rexus","defender":"sigurd","attack":3,"defense":1,"when":"coming"}
          {"attacker":"mei","defender":"rexus","attack":3,"defense":2,"when":"coming"}
    "#]].assert_eq(&lines(&guide, &["turn", "attacks"]));
    let guide = of_fired_up(guide);
    // A Double pays for one more of what the seat has already done.
    let (choice, _) = find(&guide, "buff sigurd attack D");
    expect![[r#"{"act":{"kind":"influence","deed":{"kind":"buff","fighter":"sigurd","stat":"attack"},"changes":[{"kind":"value","fighter":"sigurd","stat":"attack","before":4,"after":5},{"kind":"counting","fighter":"sigurd","stat":"attack","before":4,"after":5}]},"ways":[{"move":"buff sigurd attack D","dice":"D"},{"move":"multitask OD buff sigurd attack","dice":"OD","multitask":true}]}"#]].assert_eq(&serde_json::to_string(choice).expect("written"));
    let (choice, _) = find(&guide, "morale sigurd up M");
    expect![[r#"{"act":{"kind":"influence","deed":{"kind":"morale","fighter":"sigurd","thumb":"up"},"changes":[{"kind":"morale_to_come","fighter":"sigurd","before":"neutral","after":"high"}]},"ways":[{"move":"morale sigurd up M","dice":"M"},{"move":"multitask OD morale sigurd up","dice":"OD","multitask":true}]}"#]].assert_eq(&serde_json::to_string(choice).expect("written"));
    let (choice, _) = find(&guide, "bet m1 mei O");
    expect![[r#"{"act":{"kind":"bet","bet":"m1","fighter":"mei","least":6,"most":6},"ways":[{"move":"bet m1 mei O","dice":"O"}]}"#]].assert_eq(&serde_json::to_string(choice).expect("written"));
    // Other seats can do nothing, and all viewers see the same fighters.
    let others = of_fired_up(guide_of(&game, &state, seat(1)));
    assert_eq!((&others.fighters, others.choices.len()), (&guide.fighters, 0));
}

#[test]
fn a_fighter_is_told_with_what_its_markers_amount_to() {
    let game = table(2, true);
    let buff = "0:buff sigurd attack B";
    let events = ["roll 0 BBBMM", "0:stand", buff, buff, buff];
    let state = begun(&game, "h01.h41", &[], &events);
    let guide = of_fired_up(guide_of(&game, &state, Viewer::Spectator));
    expect![[r#"{"fighter":"sigurd","attack":{"value":6,"limit":5,"counting":5,"end":7},"defense":{"value":1,"limit":2,"counting":1,"end":3},"full_stamina":15,"wounds_left":3,"morale_to_come":"neutral","limits":[{"morale":"low","attack":3,"defense":1},{"morale":"neutral","attack":5,"defense":2},{"morale":"high","attack":7,"defense":3}],"full_influence":3,"targeted_by":["rexus"],"overtakes":{"whom":"marrow","dice":1},"dealt":0,"dealt_now":0,"taken_now":0}"#]].assert_eq(&serde_json::to_string(&guide.fighters[0]).expect("written"));
}

#[test]
fn highlights_are_told_with_how_they_stand() {
    let game = table(2, true);
    let state = begun(&game, "h01.h41", &[], &["roll 0 TTBMM", "0:stand", "0:lock sigurd T"]);
    expect![[r#"
        highlights:
          {"card":"h01","place":"kept","moment":"start","standing":"open","points":0,"tiers":[{"points":1,"holds":false,"standing":"open","conditions":[{"fact":"locked_duels","least":1,"most":null,"now":0,"standing":"open"}]},{"points":5,"holds":false,"standing":"open","conditions":[{"fact":"high_morale","least":3,"most":null,"now":0,"standing":"open"}]},{"points":7,"holds":false,"standing":"open","conditions":[{"fact":"locked_duels","least":2,"most":null,"now":0,"standing":"open"}]}]}
          {"card":"h02","place":"aside","moment":"start","standing":"open","points":0,"tiers":[{"points":2,"holds":false,"standing":"open","conditions":[{"fact":"untargeted","least":2,"most":null,"now":null,"standing":"open"}]},{"points":4,"holds":false,"standing":"open","conditions":[{"fact":"locks","least":2,"most":null,"now":null,"standing":"open"},{"fact":"most_targeted","least":3,"most":null,"now":null,"standing":"open"}]},{"points":7,"holds":false,"standing":"open","conditions":[{"fact":"untargeted","least":3,"most":null,"now":null,"standing":"open"}]}]}
          {"card":"h27","place":"aside","moment":"fight","standing":"open","points":0,"tiers":[{"points":5,"holds":false,"standing":"open","conditions":[{"fact":"legs","least":2,"most":null,"now":null,"standing":"open"}]},{"points":8,"holds":false,"standing":"open","conditions":[{"fact":"by_the_fastest","least":1,"most":null,"now":null,"standing":"open"}]},{"points":12,"holds":false,"standing":"open","conditions":[{"fact":"specials","least":1,"most":null,"now":null,"standing":"open"}]}]}
          {"card":"h41","place":"kept","moment":"end","standing":"open","points":0,"tiers":[{"points":2,"holds":false,"standing":"open","conditions":[{"fact":"total_damage","least":10,"most":null,"now":0,"standing":"open"}]},{"points":3,"holds":false,"standing":"open","conditions":[{"fact":"total_wounds","least":3,"most":null,"now":0,"standing":"open"}]},{"points":6,"holds":false,"standing":"open","conditions":[{"fact":"eliminated","least":1,"most":null,"now":0,"standing":"open"}]}]}
    "#]].assert_eq(&lines(&guide_of(&game, &state, seat(0)), &["highlights"]));
}

#[test]
fn after_an_attack_a_window_tells_what_can_be_scored() {
    let game = table(2, false);
    let turns = [pass(0, 5), pass(1, 5)];
    let state = begun(&game, "h01.h27", &turns, &["fight marrow LL-- mei H-"]);
    let guide = guide_of(&game, &state, seat(0));
    let parts = ["attacks", "last_attack", "highlights", "choices"];
    expect![[r#"
        attacks:
          {"attacker":"marrow","defender":"mei","attack":4,"defense":2,"when":"now"}
          {"attacker":"sigurd","defender":"marrow","attack":3,"defense":1,"when":"coming"}
          {"attacker":"rexus","defender":"sigurd","attack":3,"defense":1,"when":"coming"}
          {"attacker":"mei","defender":"rexus","attack":3,"defense":2,"when":"coming"}
        last_attack: {"attacker":{"fighter":"marrow","dice":"LL--","damage":0,"wounds":0,"stamina":12,"all_wounds":0,"fell":false},"defender":{"fighter":"mei","dice":"H-","damage":2,"wounds":1,"stamina":11,"all_wounds":1,"fell":false},"blocked":"","unblocked":"LL","counters":0,"abilities":[]}
        highlights:
          {"card":"h01","place":"kept","moment":"start","standing":"failed","points":0,"tiers":[{"points":1,"holds":false,"standing":"failed","conditions":[{"fact":"locked_duels","least":1,"most":null,"now":null,"standing":"failed"}]},{"points":5,"holds":false,"standing":"failed","conditions":[{"fact":"high_morale","least":3,"most":null,"now":null,"standing":"failed"}]},{"points":7,"holds":false,"standing":"failed","conditions":[{"fact":"locked_duels","least":2,"most":null,"now":null,"standing":"failed"}]}]}
          {"card":"h02","place":"aside","moment":"start","standing":"open","points":0,"tiers":[{"points":2,"holds":false,"standing":"open","conditions":[{"fact":"untargeted","least":2,"most":null,"now":null,"standing":"open"}]},{"points":4,"holds":false,"standing":"open","conditions":[{"fact":"locks","least":2,"most":null,"now":null,"standing":"open"},{"fact":"most_targeted","least":3,"most":null,"now":null,"standing":"open"}]},{"points":7,"holds":false,"standing":"open","conditions":[{"fact":"untargeted","least":3,"most":null,"now":null,"standing":"open"}]}]}
          {"card":"h27","place":"kept","moment":"fight","standing":"open","points":8,"tiers":[{"points":5,"holds":true,"standing":"open","conditions":[{"fact":"legs","least":2,"most":null,"now":2,"standing":"open"}]},{"points":8,"holds":true,"standing":"open","conditions":[{"fact":"by_the_fastest","least":1,"most":null,"now":1,"standing":"open"}]},{"points":12,"holds":false,"standing":"open","conditions":[{"fact":"specials","least":1,"most":null,"now":0,"standing":"open"}]}]}
          {"card":"h41","place":"aside","moment":"end","standing":"open","points":0,"tiers":[{"points":2,"holds":false,"standing":"open","conditions":[{"fact":"total_damage","least":10,"most":null,"now":null,"standing":"open"}]},{"points":3,"holds":false,"standing":"open","conditions":[{"fact":"total_wounds","least":3,"most":null,"now":null,"standing":"open"}]},{"points":6,"holds":false,"standing":"open","conditions":[{"fact":"eliminated","least":1,"most":null,"now":null,"standing":"open"}]}]}
        choices:
          {"act":{"kind":"score","cards":["h27"],"points":8},"ways":[{"move":"score h27","dice":""}]}
          {"act":{"kind":"wait"},"ways":[{"move":"wait","dice":""}]}
    "#]].assert_eq(&lines(&guide, &parts));
}

/// The story of the last of some events.
fn story_of(game: &FiredUp, before: &State, event: &str) -> FiredUpStory {
    let mut after = *before;
    let event = read_event(game, event).expect("an event");
    game.play(&mut after, &event).expect("legal");
    let [was, is] = [before, &after].map(|state| game.view(state, Viewer::Spectator));
    let Story::FiredUp(story) = game.story(&game.news(&was, &is).expect("news")) else {
        panic!("a story of another game")
    };
    *story
}

#[test]
fn an_attack_is_told_with_blocks_counters_and_what_is_left() {
    let game = table(2, true);
    let state = begun(&game, "h01.h27", &[pass(0, 5), pass(1, 5)], &[]);
    let story = story_of(&game, &state, "fight marrow HHX- mei HX");
    let parts = ["happening", "changes", "effects"];
    expect![[r#"
        happening: {"kind":"fought","fight":{"attacker":{"fighter":"marrow","dice":"HHX-","damage":0,"wounds":0,"stamina":12,"all_wounds":0,"fell":false},"defender":{"fighter":"mei","dice":"HX","damage":1,"wounds":0,"stamina":12,"all_wounds":0,"fell":false},"blocked":"HH","unblocked":"X","counters":0,"abilities":[]}}
        changes:
          {"kind":"stamina","fighter":"mei","before":13,"after":12}
        effects: []
    "#]].assert_eq(&lines(&story, &parts));
}

#[test]
fn the_morale_check_is_told_with_what_falls() {
    let game = table(2, true);
    let deeds = "buff sigurd attack B, buff sigurd attack B, morale sigurd down M";
    let first = turn(0, "BBBMM", &format!("{deeds}, discard B, discard M"));
    let mut second = pass(1, 5);
    let end = second.pop().expect("the end of the turn");
    let state = begun(&game, "h01.h27", &[first, second], &[]);
    expect![[r#"
        happening: {"kind":"ended_turn","seat":1}
        changes:
          {"kind":"value","fighter":"sigurd","stat":"attack","before":5,"after":3}
        effects:
          {"kind":"morale","fighter":"sigurd","morale":"low"}
    "#]]
    .assert_eq(&lines(&story_of(&game, &state, &end), &["happening", "changes", "effects"]));
}

#[test]
fn bets_are_told_with_what_their_cards_are_worth() {
    let game = table(2, true);
    let first = turn(0, "OBBBB", "bet m1 mei O");
    let events = ["roll 1 OBBBB", "1:stand", "1:bet m1 rexus O"];
    let state = begun(&game, "h01.h41", &[first], &events);
    expect![[r#"
        bets:
          {"bet":"e1","settled":false,"right":null,"rewards":[3,2,1],"bonus":3,"cards":[]}
          {"bet":"m1","settled":false,"right":null,"rewards":[3,2,1],"bonus":3,"cards":[{"seat":0,"round":1,"fighter":null,"standing":"hidden","least":0,"most":0},{"seat":1,"round":1,"fighter":"rexus","standing":"open","least":5,"most":6}]}
          {"bet":"l1","settled":false,"right":["sigurd"],"rewards":[3,2,1],"bonus":3,"cards":[]}
    "#]].assert_eq(&lines(&guide_of(&game, &state, seat(1)), &["bets"]));
}
