//! Inputs as lines of a text, so that a repository has one file for many of them.

/// Writes inputs as lines, the shortest first, as long as they fit into so many bytes.
pub(super) fn write_lines(mut inputs: Vec<Vec<u8>>, most: usize) -> String {
    inputs.sort_by(|one, other| one.len().cmp(&other.len()).then_with(|| one.cmp(other)));
    let mut text = String::new();
    for input in inputs {
        let line = write_line(&input);
        if text.len() + line.len() > most {
            break;
        }
        text += &line;
    }
    text
}

fn write_line(input: &[u8]) -> String {
    // Quotation marks are many, and need no escape here. A blank at the end does: editors remove it.
    let line = input.escape_ascii().to_string().replace("\\\"", "\"").replace("\\'", "'");
    let line = line.strip_suffix(' ').map_or(line.clone(), |rest| format!("{rest}\\x20"));
    line + "\n"
}

/// Reads the lines back; `None` if one has an escape that is never written.
pub(super) fn read_lines(text: &str) -> Option<Vec<Vec<u8>>> {
    text.lines().map(read_line).collect()
}

fn read_line(line: &str) -> Option<Vec<u8>> {
    let mut input = Vec::new();
    let mut bytes = line.bytes();
    while let Some(byte) = bytes.next() {
        input.push(match byte {
            b'\\' => match bytes.next()? {
                b'n' => b'\n',
                b'r' => b'\r',
                b't' => b'\t',
                b'x' => {
                    let mut digit = || char::from(bytes.next()?).to_digit(16);
                    (digit()? * 16 + digit()?) as u8
                }
                b'\\' => b'\\',
                _ => return None,
            },
            plain => plain,
        });
    }
    Some(input)
}

#[cfg(test)]
mod tests {
    use super::{read_lines, write_lines};

    #[test]
    fn inputs_read_back_whatever_bytes_they_have() {
        let every_byte: Vec<u8> = (0..=255).collect();
        let inputs = [b"".as_slice(), b"a ", b"\\\\\"'\\'", b"{\"t\":\"a\\n\"}", &every_byte];
        let inputs = inputs.map(<[u8]>::to_vec).to_vec();
        let lines = write_lines(inputs.clone(), 10_000);
        assert!(!lines.contains(" \n"));
        assert!(lines.bytes().all(|byte| byte == b'\n' || (b' '..=b'~').contains(&byte)));
        assert_eq!(read_lines(&lines), Some(inputs));
        assert_eq!(read_lines("\\q\n"), None);
        assert_eq!(read_lines("\\x4\n"), None);
    }

    #[test]
    fn the_longest_are_left_out_when_all_do_not_fit() {
        let inputs = vec![b"four".to_vec(), b"a".to_vec(), b"bb".to_vec()];
        assert_eq!(write_lines(inputs, 6), "a\nbb\n");
    }
}
