//! Numbers as bits, the highest bit first.

/// The number of bits for one of `count` numbers; 0 if there is no choice.
pub(super) fn width(count: usize) -> u32 {
    count
        .checked_sub(1)
        .map_or(0, |most| usize::BITS - most.leading_zeros())
}

/// Collects bits in bytes.
#[derive(Debug, Default)]
pub(super) struct BitWriter {
    bytes: Vec<u8>,
    /// The number of bits in use.
    used: usize,
}

impl BitWriter {
    /// Adds a number of `width` bits.
    pub(super) fn push(&mut self, number: usize, width: u32) {
        for bit in (0..width).rev() {
            if self.used.is_multiple_of(8) {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= (((number >> bit) & 1) as u8) << (7 - self.used % 8);
            }
            self.used += 1;
        }
    }

    /// The bytes. The unused bits of the last one are 0.
    pub(super) fn finish(self) -> Vec<u8> {
        self.bytes
    }
}

/// Reads bits from bytes.
#[derive(Debug)]
pub(super) struct BitReader<'a> {
    bytes: &'a [u8],
    /// The number of bits that were read.
    used: usize,
}

impl<'a> BitReader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, used: 0 }
    }

    /// The next number of `width` bits; `None` if there are too few bits.
    pub(super) fn take(&mut self, width: u32) -> Option<usize> {
        let mut number = 0;
        for _ in 0..width {
            let byte = self.bytes.get(self.used / 8)?;
            number = (number << 1) | usize::from((byte >> (7 - self.used % 8)) & 1);
            self.used += 1;
        }
        Some(number)
    }

    /// Whether nothing follows but the unused bits of the last byte.
    pub(super) fn is_at_end(&self) -> bool {
        let unused = 8 * self.bytes.len() - self.used;
        let last = self.bytes.last().copied().unwrap_or_default();
        unused < 8 && last.trailing_zeros() as usize >= unused
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_has_as_many_bits_as_it_needs() {
        let widths = [0, 1, 2, 3, 4, 5, 8, 9, 256, 257].map(width);
        assert_eq!(widths, [0, 0, 1, 2, 2, 3, 3, 4, 8, 9]);
    }

    #[test]
    fn what_was_written_is_read() {
        let numbers = [(1, 1), (0, 0), (5, 3), (300, 9), (0, 2)];
        let mut writer = BitWriter::default();
        for (number, width) in numbers {
            writer.push(number, width);
        }
        let bytes = writer.finish();
        assert_eq!(bytes, [0b1101_1001, 0b0110_0000]);
        let mut reader = BitReader::new(&bytes);
        for (number, width) in numbers {
            assert_eq!(reader.take(width), Some(number));
        }
        assert!(reader.is_at_end());
        assert_eq!(reader.take(2), None);
    }

    #[test]
    fn bits_after_the_end_are_noticed() {
        for (bytes, taken, is_at_end) in [
            (&[][..], 0, true),
            (&[0x80], 1, true),
            (&[0x90], 1, false),
            (&[0x00], 0, false),
            (&[0x80, 0x00], 1, false),
        ] {
            let mut reader = BitReader::new(bytes);
            reader.take(taken);
            assert_eq!(reader.is_at_end(), is_at_end, "{bytes:?}");
        }
    }
}
