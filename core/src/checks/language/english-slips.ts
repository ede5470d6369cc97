import { ownValue } from '../../own-value.ts'
import { slip, slipAsWritten, type Slip } from './slip.ts'

const PARTICIPLES: Readonly<Record<string, string>> = {
  went: 'gone',
  did: 'done',
  saw: 'seen',
  ate: 'eaten',
  gave: 'given',
  wrote: 'written',
  began: 'begun',
  broke: 'broken',
  chose: 'chosen',
  drank: 'drunk',
  spoke: 'spoken',
  forgot: 'forgotten',
  took: 'taken',
}
const PLURAL_VERBS: Readonly<Record<string, string>> = {
  was: 'were',
  has: 'have',
  is: 'are',
  does: 'do',
  "doesn't": "don't",
  "hasn't": "haven't",
  "wasn't": "weren't",
  "isn't": "aren't",
}
/** Start of a clause, so that a pronoun is its subject. */
const CLAUSE = String.raw`(?<=(?:^|[.!?\n,;:(–—] ?|\b(?:and|but|that|because|when|if|so|as|then|since|while) ))`
const THINGS =
  'own|team|website|customers?|children|kids|parents|lives|jobs?|names?|tickets?|seats?|house|homes?|families|staff|office|shop|store|products?|services?|collection'

/**
 * Pairs of English words that usage guides list as most often confused, and agreement errors. Each pattern is limited to contexts in which the
 * matched word is always wrong.
 */
export const ENGLISH_SLIPS: readonly Slip[] = [
  slip(String.raw`(?<=\b(?:could|should|would|must|might|couldn't|shouldn't|wouldn't) )of(?! course)`, 'have'),
  slip(
    String.raw`(?<=\b(?:more|less|fewer|better|worse|rather|other|later|earlier|sooner|greater|smaller|bigger|larger|longer|shorter|faster|slower|older|younger|higher|lower|cheaper|easier|harder|stronger) )then(?= [\p{L}\p{N}])`,
    'than',
  ),
  slip(String.raw`(?<=\b(?:back|since|until|now and|by) )than`, 'then'),
  slip(`there(?= (?:${THINGS})\\b)`, 'their'),
  slip(String.raw`their(?= (?:is|are|was|were|will be|has been|isn't|aren't|wasn't)\b)`, 'there'),
  slip(String.raw`they're(?= own\b)`, 'their'),
  slip(
    String.raw`your(?= (?:invited|going to|not|never|about to|gonna|getting|looking for|welcome to|welcome[.!])(?:\b|$|\s))`,
    "you're",
  ),
  slip(
    String.raw`you're(?= (?:own|team|business|customers?|website|account|email|data|bike|car|kids|order|tickets?|seats?)\b)(?! (?:business|team)-)`,
    'your',
  ),
  slip(String.raw`its(?= (?:a|an|the|not|been|going to|time to|here to|okay|ok|never too|too late)\b)`, "it's"),
  slip(
    String.raw`(?<=\b(?:on|has|had|and|have|lost|kept) )it's(?= (?:own|first|second|third|last|latest|new|old|full|current|annual|name|way|doors|home|best|long|original|place|peak)\b)`,
    'its',
  ),
  slip(
    String.raw`(?<=\b(?:of|in|with|from|at|by|into|during|under|through) )it's(?= (?!not|been|going|the|just|so|too|very|really|all|time|always|never|now|only|still|likely)\p{L}{3,})`,
    'its',
  ),
  slip(String.raw`it's(?= own\b)`, 'its'),
  slip(
    String.raw`(?<=\b(?:to|will|would|could|might|don't|you'll|we'll|never|can't) )loose(?= (?:it|them|money|weight|time|track|sight|hope|your|our|the|my|a|out)\b)`,
    'lose',
  ),
  slip(String.raw`(?<=\b(?:an|the|no|big|huge|direct|real|positive|negative) )affect(?= on\b)`, 'effect'),
  slip(String.raw`(?<=\b(?:will|can|may|could|might) )effect(?= (?:your|our|us|you|all|every|how|people)\b)`, 'affect'),
  slip(
    String.raw`(?<=\b(?:have|has|had|I've|we've|you've|they've|should've|could've|would've) )(went|did|saw|ate|gave|wrote|began|broke|chose|drank|spoke|forgot|took)`,
    ([word]) => ownValue(PARTICIPLES, word.toLowerCase()) ?? null,
  ),
  slip(
    String.raw`${CLAUSE}(we|you|they) (was|has|is|does|doesn't|hasn't|wasn't|isn't)`,
    ([, subject = '', verb = '']) => `${subject} ${ownValue(PLURAL_VERBS, verb.toLowerCase()) ?? verb}`,
  ),
  slip(String.raw`${CLAUSE}(he|she|it) don't`, ([, subject = '']) => `${subject} doesn't`),
  slip(String.raw`(?<=\bbetween you and )I`, 'me'),
  slipAsWritten(String.raw`a(?= (?!eu|ewe|one|once|ouija)[aeio]\p{Ll}{2,})`, 'an'),
  slipAsWritten(String.raw`an(?= [bcdfgjklpqrtvwz]\p{Ll}{2,})`, 'a'),
  slip(String.raw`peak(ed|s)?(?= (?:my|your|our|his|her|their|the) (?:interest|curiosity))`, ([, end = '']) =>
    end === 'ed' ? 'piqued' : `pique${end}`,
  ),
  slip('sneak peak', 'sneak peek'),
  slip('sneak peaks', 'sneak peeks'),
  slip('per say', 'per se'),
  slip('for all intensive purposes', 'for all intents and purposes'),
  slip('one in the same', 'one and the same'),
  slip('mute point', 'moot point'),
  slip('free reign', 'free rein'),
  slip('baited breath', 'bated breath'),
  slip('deep seeded|deep-seeded', 'deep-seated'),
  slip('case and point', 'case in point'),
  slip('weather or not', 'whether or not'),
  slip('bare with (us|me)', ([, whom = '']) => `bear with ${whom}`),
  slip('hear hear from', null),
  slip('here from (you|us|them)', ([, whom = '']) => `hear from ${whom}`),
  slip('for sell', 'for sale'),
  slip('(lunch|coffee|tea) brake', ([, which = '']) => `${which} break`),
  slip(
    String.raw`perfectly (compliments?)(?= (?:the|our|your|any|its))`,
    ([, word = '']) => `perfectly ${word.replace('i', 'e')}`,
  ),
  slip('stationary (shop|store|set|cupboard)', ([, what = '']) => `stationery ${what}`),
  slip(String.raw`every day (life|objects?|things?|clothes)`, ([, what = '']) => `everyday ${what}`),
  slip(
    String.raw`(?<=\b(?:open|closed|here|fresh|it|us|there|bread) )everyday(?=[.!,;\n]|$| (?:at|from|until|for|in|except|but)\b)`,
    'every day',
  ),
  slip(
    String.raw`(?<=\b(?:walk|drive|go|went|ran|drove|walked|half|quarter|just) )passed(?= (?:the|a|our|your|one|two|three|four|five|six|seven|eight|nine|ten|\d)\b)(?! to)`,
    null,
  ),
  slip(
    String.raw`(?<=\b(?:some|any|our|your|my|free|good|great|expert|legal|best) )advise(?! (?:you|us|them)\b)`,
    'advice',
  ),
  slip(
    String.raw`(?<=\b(?:way|far|much|is|are|was|it's|not) )to(?= (?:late|many|expensive|small|big|hot|cold|busy|tired|soon)\b)`,
    'too',
  ),
  slip(
    String.raw`(?<=(?:^|[.!?\n] ?))(we|they) where(?= (?:the|so|all|not|here|there|able|very|just|told|asked|given|lucky)\b)`,
    ([, who = '']) => `${who} were`,
  ),
  slip(String.raw`(?<=\b(?:to|can't|cannot|can) )breath(?= (?:in|out|again|easy|deeply)\b)`, 'breathe'),
  slip(
    String.raw`(?<=\b(?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|many|these|those|several) )(\p{Ll}{2,20})'s(?= (?:are|were|have|for|from|in|on|at|and|to|with|only|left|available)\b|[.,!?])`,
    ([, noun = '']) => `${noun}s`,
  ),
  slip(String.raw`(?<=\b(?:whose) )(?:going|coming|ready|in|up|excited)(?=\b)`, null),
]
