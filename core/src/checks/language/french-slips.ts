import { slip, slipAsWritten, type Slip } from './slip.ts'

const MONTHS = 'Janvier|Février|Mars|Avril|Mai|Juin|Juillet|Août|Septembre|Octobre|Novembre|Décembre'
const DAYS = 'Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche'

/** Errors listed in French usage guides: “a” and “à”, infinitives for participles, and the reverse. */
export const FRENCH_SLIPS: readonly Slip[] = [
  slip(String.raw`(?<=(?:il|elle|on|qui|cela|ça|tout le monde) )à(?= \p{L})`, 'a'),
  slip(String.raw`à(?= (?:été|fait|dit|eu|pris|vu|mis|gagné|perdu|choisi|ouvert|reçu|permis)(?!\p{L}))`, 'a'),
  slip(
    String.raw`(?<=(?:ont|avons|avez|avaient|avait|aura|auront) )(?!hier|cher|hiver)(\p{L}{2,14}[^i\P{L}])er`,
    ([, stem = '']) => `${stem}é`,
  ),
  slip(
    String.raw`(?<=(?:venez|pouvez|allez|voulez|devez|pour|faut) (?:(?:le|la|les|nous|vous|y|en) )?)(?!chez|assez|nez|rendez)(\p{L}{2,14})ez`,
    ([, stem = '']) => `${stem}er`,
  ),
  slip(
    String.raw`(?<=(?:vous êtes|nous sommes|vous serez|ils sont|elles sont) )(?!cher|fier|hier)(\p{L}{2,14}[^i\P{L}])er`,
    ([, stem = '']) => `${stem}és`,
  ),
  slip(String.raw`si (j'aurais|tu aurais|il aurait|elle aurait|on aurait|nous aurions|vous auriez|ils auraient)`, null),
  slip(String.raw`sa (va|marche|sera|commence|continue|arrive)`, ([, verb = '']) => `ça ${verb}`),
  slip('quand (à|au|aux)', ([, word = '']) => `quant ${word}`),
  slip('comme même', 'quand même'),
  slip(String.raw`tu a(?= \p{L})`, 'tu as'),
  slip(String.raw`on as`, 'on a'),
  slip(String.raw`j'ai était`, "j'ai été"),
  slip('a était', 'a été'),
  slip('ont était', 'ont été'),
  slip('quelque soit', 'quel que soit'),
  slipAsWritten(String.raw`(?<=(?:en|de|\d) )(${MONTHS})`, ([month]) => month.toLowerCase()),
  slipAsWritten(String.raw`(?<=(?:le|ce|chaque|du) )(${DAYS})`, ([day]) => day.toLowerCase()),
]
