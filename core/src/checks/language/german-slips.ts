import { slip, slipAsWritten, type Slip } from './slip.ts'

const DAYS = 'Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Morgen|Abend|Nachmittag|Vormittag|Mittag'
const SAYING =
  'sage|sagen|sagt|sagte|denke|denken|denkt|glaube|glauben|glaubt|weiß|wissen|wisst|hoffe|hoffen|hofft|finde|finden|findet|meine|meinen|meint|bekanntzugeben|bekannt zu geben|zeigt|zeigen|bedeutet|heißt|schade|schön|wichtig|sicher|klar|froh|stolz|dafür|dadurch|davon|darauf|darüber|damit|so'

/** Errors listed in German usage guides: homophones, English apostrophes, and doubled superlatives. */
export const GERMAN_SLIPS: readonly Slip[] = [
  slip(
    String.raw`(?<=(?:${SAYING}),? )das(?= (?:ich|du|er|sie|es|wir|ihr|man|unser|unsere|unserer|die|der|das|ein|eine|mein|meine|dein|jeder|alle|niemand|jemand)(?!\p{L}))`,
    'dass',
  ),
  slip(
    String.raw`seid(?= (?:\d|gestern|letzte|langem|kurzem|jahren|monaten|wochen|tagen|stunden|über \d|mehr als|anfang|ende|mitte|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag))`,
    'seit',
  ),
  slip('seit (?=(?:alle |herzlich |ihr )?(?:willkommen|eingeladen))', 'seid '),
  slip('ihr seit(?= (?:alle|herzlich|super|toll|klasse|die besten|spitze))', 'ihr seid'),
  slip(
    String.raw`(?<=(?:besser|größer|kleiner|schneller|mehr|weniger|günstiger|billiger|schöner|länger|kürzer|älter|jünger|höher|stärker) )(?:als wie|wie(?= (?:ich|du|er|sie|wir|ihr|im|in|bei|vor|der|die|das|je|früher|vorher|sonst)(?!\p{L})))`,
    'als',
  ),
  slipAsWritten(`(${DAYS})'s`, ([, day = '']) => `${day.toLowerCase()}s`),
  slipAsWritten(
    String.raw`(Info|Auto|Handy|Foto|Video|CD|DVD|Hit|Tipp|Snack|Drink|Shirt|Kid|Baby|Party|Team|Job|Club|Shop|Ticket|Pizza)'s`,
    ([, noun = '']) => `${noun}s`,
  ),
  slip('zum einem', 'zum einen'),
  slip('in keinster weise', 'in keiner Weise'),
  slip('einzigste(n|r|s|m)?', ([, end = '']) => `einzige${end}`),
  slip('nichts desto trotz|nichts destotrotz', 'nichtsdestotrotz'),
  slip('meiner meinung nach denke ich', null),
  slip('das selbe', 'dasselbe'),
  slip('der selbe', 'derselbe'),
  slip('die selbe', 'dieselbe'),
  slip('im vorraus', 'im Voraus'),
  slip('am (besten|meisten|schönsten)e?sten', null),
  slip('bis her', 'bisher'),
  slip('wo bei', 'wobei'),
]
