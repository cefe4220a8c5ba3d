//! Names, passwords and tokens.

use super::{Area, Bug, SERVER, SERVER_CONTEXT, UNIT_SERVER};

pub(super) const AREA: Area = Area { title: "People and routes", bugs: BUGS };

const BUGS: &[Bug] = &[
    Bug {
        name: "tokens-outlive-registration",
        wrong: "The tokens and sessions of a guest stay when the guest makes an account.",
        file: "crates/storage/src/sqlite/person_rows.rs",
        find: "_ => end_sessions(connection, person),",
        replace: "_ => Ok(()),",
        found_by: SERVER_CONTEXT
            .test("tokens::an_account_ends_the_tokens_and_other_browsers_of_its_guest"),
    },
    Bug {
        name: "strangers-lock-the-owner-out",
        wrong: "A right password is refused after strangers have tried wrong ones.",
        file: "crates/server/src/limits.rs",
        find: "if is_known_device {",
        replace: "if is_known_device && name.is_empty() {",
        found_by: SERVER_CONTEXT.test("login::strangers_who_guess_do_not_lock_the_owner_out"),
    },
    Bug {
        name: "invisible-letters-in-names",
        wrong: "Two names may differ by a letter that has no width.",
        file: "crates/server/src/people/name.rs",
        find: "if has_loose_joiner(&text) || has_too_many_marks(&text) {",
        replace: "if has_loose_joiner(&text) && has_too_many_marks(&text) {",
        found_by: UNIT_SERVER.test("people::name::tests::what_would_mislead_is_not_a_name"),
    },
    Bug {
        name: "names-alike-at-one-table",
        wrong: "Two people with names that look alike sit at one table.",
        file: "crates/server/src/tables/table_of.rs",
        find: "(other != seat).then_some(sitter.name.as_str())",
        replace: "(other == seat).then_some(sitter.name.as_str())",
        found_by: SERVER.test("tables::seating::people_whose_names_look_alike_are_told_apart"),
    },
    Bug {
        name: "refused-socket-makes-a-guest",
        wrong: "A client whose socket is refused becomes a guest all the same.",
        file: "crates/server/src/routes/socket/mod.rs",
        find: "\
    let slot = slot.ok_or(AppError::TooManyRequests { retry_after: 5 })?;
    // Nothing else refuses the socket now, so the client may become a guest.
    let ConnectingPerson { person, secret } = connecting.person_or_guest(context).await?;",
        replace: "\
    let ConnectingPerson { person, secret } = connecting.person_or_guest(context).await?;
    let slot = slot.ok_or(AppError::TooManyRequests { retry_after: 5 })?;",
        found_by: SERVER.test("socket::a_socket_that_is_refused_makes_no_guest"),
    },
    Bug {
        name: "figures-at-the-public-address",
        wrong: "The server's figures can be read at its public address.",
        file: "crates/server/src/routes/router.rs",
        find: "Self::Figures(on(method, health::metrics))",
        replace: "Self::Server(on(method, health::metrics))",
        found_by: SERVER_CONTEXT.test("guards::a_proxy_that_says_nothing_shows_no_figures"),
    },
    Bug {
        name: "pages-of-other-hosts",
        wrong: "Pages of any host whose name ends like ours may change something.",
        file: "crates/server/src/origin.rs",
        find: "host.is_some_and(|host| authority.eq_ignore_ascii_case(host))",
        replace: "host.is_some_and(|host| authority.to_lowercase().ends_with(&host.to_lowercase()))",
        found_by: UNIT_SERVER
            .test("origin::tests::without_a_public_address_the_host_must_be_the_same"),
    },
    Bug {
        name: "status-not-documented",
        wrong: "The description of the API lacks a status that a route answers.",
        file: "crates/server/src/routes/replay.rs",
        find: "    (status = 401, description = \"No person has this token.\", body = crate::error::ErrorAnswer),\n",
        replace: "",
        found_by: SERVER.test("documented::every_guard_of_every_route_is_documented"),
    },
    Bug {
        name: "clients-name-their-own-address",
        wrong: "Behind a trusted proxy, a client escapes the limits by a header of its own.",
        file: "crates/server/src/client.rs",
        find: "if !is_trusted(trusted, believed) {",
        replace: "if trusted.is_empty() {",
        found_by: UNIT_SERVER
            .test("client::tests::the_rightmost_address_that_is_not_trusted_is_the_clients"),
    },
];
