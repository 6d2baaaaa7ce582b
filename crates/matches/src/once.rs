//! Reads maps from files and refuses duplicate names.

use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;
use std::fmt::{self, Debug};
use std::marker::PhantomData;

/// Reads a map. Refuses a duplicate name, because only one of its values would count.
pub(crate) fn map<'de, D, K, V>(deserializer: D) -> Result<BTreeMap<K, V>, D::Error>
where
    D: Deserializer<'de>,
    K: Deserialize<'de> + Ord + Debug,
    V: Deserialize<'de>,
{
    deserializer.deserialize_map(Once(PhantomData))
}

struct Once<K, V>(PhantomData<(K, V)>);

impl<'de, K: Deserialize<'de> + Ord + Debug, V: Deserialize<'de>> Visitor<'de> for Once<K, V> {
    type Value = BTreeMap<K, V>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Self::Value, A::Error> {
        let mut all = BTreeMap::new();
        while let Some(key) = entries.next_key::<K>()? {
            if all.contains_key(&key) {
                return Err(A::Error::custom(format!("{key:?} appears twice")));
            }
            all.insert(key, entries.next_value()?);
        }
        Ok(all)
    }
}
