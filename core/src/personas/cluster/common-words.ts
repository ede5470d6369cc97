/** How many stop words come before the first of these. */
const BEFORE = 60

/** Words that are frequent in English whatever is written about, the most frequent first, with their rank. */
export const COMMON_WORDS: ReadonlyMap<string, number> = new Map(
  (
    'time people year good new first last long great little old right big high different small large next early young important few ' +
    'public bad same able man woman child world life hand part place case week company system program question work government number ' +
    'night point home water room mother area money story fact month lot study book eye job word business side kind head house friend ' +
    'father power hour game line end member law car city community name president team minute idea kid body information back parent ' +
    'face level office door health person art war history party result change morning reason research girl guy moment air teacher force ' +
    'education know look find give tell work call try ask need feel become leave put mean keep begin help talk turn start show hear play ' +
    'run move live believe hold bring happen write provide sit stand lose pay meet include continue set learn lead understand watch ' +
    'follow stop create speak read allow add spend grow open walk win offer remember love consider appear buy wait serve die send expect ' +
    'build stay fall cut reach kill remain really still day days years today tomorrow yesterday thing everything someone anyone people ' +
    'best better nice love thanks thank please actually probably pretty sure lots always everyone real whole full free easy hard true ' +
    'second third both however enough almost though later already together quite far near often around across behind away'
  )
    .split(' ')
    .filter((word, at, all) => all.indexOf(word) === at)
    .map((word, at) => [word, BEFORE + at]),
)
