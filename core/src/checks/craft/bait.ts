import type { Check, Found } from '../check.ts'
import { withoutOverlaps } from '../text/text-ranges.ts'

/** Kinds of bait: withholding the point, asking readers to tag others, begging for reactions, or pressure without a fact. */
type BaitReason = 'withheld' | 'tagging' | 'reactions' | 'pressure'

const NUMBER = String.raw`(?:\d{1,3}|one|two|three|four|five|ten)`

const of = (reason: BaitReason, ...parts: readonly string[]) =>
  parts.map((part) => ({
    reason,
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${part})(?![\p{L}\p{N}])`, 'giu'),
  }))

/**
 * Forms of engagement bait and clickbait, in English, German, Spanish and French. The classes are those named in the networks' public guidelines on
 * engagement bait (votes, reactions, shares, tags, comments) and in studies of clickbait headlines (withheld points, foreshadowing, pressure); the
 * wording is the editors' general knowledge. Every repetition is bounded, so that the time is linear in the length of the text. A `keyword` counts
 * only in capitals.
 */
const BAIT_PATTERNS: readonly { reason: BaitReason; pattern: RegExp }[] = [
  ...of(
    'withheld',
    String.raw`you(?:'ll| will) (?:never|not) (?:believe|guess)`,
    String.raw`you (?:won't|will not|wouldn't|can't) (?:believe|guess)`,
    String.raw`(?:number|no\.?|#) ?${NUMBER} (?:will|is going to|might|may) (?:shock|surprise|blow|amaze|change|make|leave)`,
    String.raw`what happen(?:s|ed) next`,
    String.raw`(?:the )?(?:answer|result|results|ending|reason) (?:will|may|might) (?:shock|surprise|amaze) you`,
    String.raw`(?:this|it|that) (?:will|is going to) (?:blow your mind|change everything|change your life|shock you)`,
    String.raw`(?:one|1) (?:weird|simple|strange|little) trick`,
    String.raw`wait (?:for it|until you (?:see|hear)|till you (?:see|hear))`,
    String.raw`(?:nobody|no one) (?:is talking|talks|tells you|will tell you|wants you to know) about (?:this|it)`,
    String.raw`(?:they|what experts|what doctors) don't want you to know`,
    String.raw`(?:the )?secrets? (?:that )?(?:nobody|no one) (?:tells|will tell) you`,
    String.raw`(?:stay tuned|watch this space)`,
    String.raw`guess what(?: happened)?[?!]`,
    String.raw`(?:das|was dann|was danach)[^.!?\n]{0,20} (?:wirst|werdet|werden) (?:du|ihr|sie) nicht glauben`,
    String.raw`(?:du wirst|ihr werdet|sie werden) (?:es )?nicht glauben`,
    String.raw`(?:nummer|nr\.?|punkt|platz) ?\d{1,3} (?:wird|haut|schockt|überrascht|ist unglaublich)`,
    String.raw`was dann geschah|was (?:dann|danach) passiert(?:e| ist)?`,
    String.raw`(?:seid|sei|seien sie|bleibt|bleiben sie) gespannt`,
    String.raw`das verraten wir (?:euch |dir |ihnen )?(?:noch nicht|bald|später)`,
    String.raw`no (?:te|os|se) (?:lo )?(?:vas|vais|va|van) a creer`,
    String.raw`no (?:te|os|se) lo (?:creerás|creeréis|creerá|pierdas|perdáis|pierda)`,
    String.raw`el (?:número )?\d{1,3} te (?:sorprenderá|va a sorprender|dejará)`,
    String.raw`lo que (?:pasó|ocurrió|sucedió) después`,
    String.raw`(?:muy )?atentos a (?:nuestras|las) (?:redes|novedades)`,
    String.raw`vous n'allez (?:pas|jamais) (?:y |le |en )?croire`,
    String.raw`tu (?:ne )?vas (?:pas|jamais) (?:le |en )?(?:croire|y croire)`,
    String.raw`le (?:numéro|n°) ?\d{1,3} (?:va|vous|te)(?: vous| te)? (?:étonner|surprendre|choquer|surprendra|étonnera)`,
    String.raw`ce qui (?:s'est passé|se passe) ensuite`,
    String.raw`restez (?:connectés|à l'écoute|branchés)`,
  ),
  ...of(
    'tagging',
    String.raw`tag (?:${NUMBER}|a|an|your|the|some) ?(?:of )?(?:your )?(?:\p{L}{1,12} )?(?:friends?|mates?|people|person|someone|colleagues?|besties?|bestie|mum|mom|dad|partner)`,
    String.raw`tag (?:someone|somebody|anyone|everyone) (?:who|you|that)`,
    String.raw`(?:markier|verlink)(?:e|t|en sie)? (?:\d{1,2}|ein(?:e|en)?|zwei|drei|deine|eure|jemanden)(?: \p{L}{1,14}){0,2}`,
    String.raw`(?:etiqueta|menciona|etiquetad|mencionad)(?:d)? a (?:\d{1,2}|un|una|dos|tres|tu|tus|alguien|esa|ese)(?: \p{L}{1,14}){0,1}`,
    String.raw`(?:tagu?e[zr]?|identifie[zr]?|mentionne[zr]?) (?:\d{1,2}|un|une|deux|trois|tes|vos|ton|ta|votre|quelqu'un)(?: \p{L}{1,14}){0,1}`,
  ),
  ...of(
    'reactions',
    String.raw`(?:like|share|repost|retweet|double[ -]tap|comment|save|follow) (?:(?:this|it|below|us|me|for more) ?){0,2}(?:if|when) (?:you|you're|this|that|u)`,
    String.raw`(?:like|share|repost)(?:,| and| &) (?:like|share|comment|subscribe|follow|tag)`,
    String.raw`(?:comment|type|drop|reply|dm me|write) ["“'‘]?(?<keyword>\p{L}{2,12})["”'’]?`,
    String.raw`(?:drop|leave) (?:an?|your|some) (?:emoji|heart|like|🔥|❤️?|👇)`,
    String.raw`(?:smash|hit) (?:that|the) (?:like|follow|share|subscribe)(?: button)?`,
    String.raw`follow (?:us |me )?for (?:more|a follow ?back)`,
    String.raw`(?:who|who else) agrees|agree\?|thoughts\?`,
    String.raw`(?:like|likt|teil|teilt|kommentier|kommentiert|herz)(?:e|t|en sie)?,? (?:das |diesen beitrag |hier )?(?:wenn|falls) (?:du|ihr|sie)`,
    String.raw`(?:gefällt mir|daumen hoch|like),? (?:wenn|falls)`,
    String.raw`(?:kommentier|schreib)(?:e|t)? ["“„'‚]?(?<keyword>\p{L}{2,12})["”“']?`,
    String.raw`(?:dale|dadle|denle) (?:un )?(?:like|me gusta)(?: si)?`,
    String.raw`(?:comparte|compartid|compartan|comenta|comentad)(?: esto)? si (?:te|os|estás|crees|también|eres|quieres)`,
    String.raw`(?:comenta|escribe|comentad) ["“«'‘]?(?<keyword>\p{L}{2,12})["”»'’]?`,
    String.raw`(?:like[zr]?|aime[zr]?|partage[zr]?|commente[zr]?)(?: ce post| cette publication)? si (?:vous|tu|toi)`,
    String.raw`(?:commente[zr]?|écri(?:s|vez)|mets|mettez) ["“«'‘]? ?(?<keyword>\p{L}{2,12}) ?["”»'’]?`,
  ),
  ...of(
    'pressure',
    String.raw`before it's too late|act (?:now|fast)|hurry(?: up)?[,!]|don't (?:miss out|wait another|sleep on)`,
    String.raw`(?:you|we all)(?:'ll| will) regret`,
    String.raw`bevor es zu spät ist|schnell sein lohnt sich|nur solange der vorrat reicht`,
    String.raw`antes de que sea (?:demasiado )?tarde|¡?corre,? que se acaban?`,
    String.raw`avant qu'il (?:ne )?soit trop tard|dépêche[zr]?-(?:vous|toi)`,
  ),
]

/** Score ceilings: networks reduce the reach of posts that beg for reactions, and readers trust such posts less; nothing else compensates for that. */
const CEILING: Readonly<Record<BaitReason, number>> = { withheld: 0.68, tagging: 0.68, reactions: 0.68, pressure: 0.8 }

/** Finds engagement bait and clickbait: lines that withhold the point, ask for tags or reactions, or create pressure. */
export const bait: Check = {
  id: 'bait',
  version: 1,
  source: 'craft',
  weight: 8,
  run(_draft, { text, words }) {
    if (words.length === 0) return null
    const plain = text.replaceAll('’', "'")
    const found = BAIT_PATTERNS.flatMap(({ reason, pattern }) =>
      [...plain.matchAll(pattern)].filter(isAsked).map((match): Found => {
        const place = { kind: 'text', from: match.index, to: match.index + match[0].length } as const
        const evidence = text.slice(place.from, place.to)
        return { reason, place, evidence, values: { words: evidence }, ceiling: CEILING[reason] }
      }),
    )
    return withoutOverlaps(found)
  },
}

/** Returns whether a match counts as bait: it has no `keyword`, or one in capitals, as in "Comment YES" but not in "comment below". */
function isAsked({ groups }: RegExpMatchArray): boolean {
  const keyword = groups?.['keyword']
  return keyword === undefined || keyword === keyword.toUpperCase()
}
