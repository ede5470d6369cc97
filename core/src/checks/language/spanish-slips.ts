import { slip, slipAsWritten, type Slip } from './slip.ts'

/** Errors listed in Spanish usage guides: homophones, “de que” after verbs of thought, missing inverted punctuation marks and accents. */
export const SPANISH_SLIPS: readonly Slip[] = [
  { pattern: /(?<=^|[.!?…\n]\s?)[^.!?…¿\n]{2,300}\?/gmu, instead: null },
  { pattern: /(?<=^|[.!?…\n]\s?)[^.!?…¡¿\n]{2,300}!/gmu, instead: null },
  slip(String.raw`haber(?= (?:si|qué|cuándo|quién|cómo|cuánto)(?!\p{L}))`, 'a ver'),
  slip(
    String.raw`ha(?= \p{L}{2,15}(?:ar|er|ir)(?:se|lo|la|los|las|nos|te)?(?!\p{L}))(?! (?:ayer|lugar|mujer|taller|alquiler|primer|tercer))`,
    'a',
  ),
  slip(String.raw`(?<=(?:voy|vas|va|vamos|vais|van) )ha`, 'a'),
  slip(String.raw`hecho(?= de menos)`, 'echo'),
  slip(String.raw`(?<=(?:no|te|os|lo|la) )hecho(?= (?:de menos|en falta|una mano|un vistazo))`, 'echo'),
  slip(
    String.raw`(pienso|pensamos|piensan|creo|creemos|creen|opino|opinamos|dijo|dijeron|resulta|parece) de que`,
    ([, verb = '']) => `${verb} que`,
  ),
  slip(String.raw`hubieron(?= (?:much|vari|problem|dos|tres|cient|\d))`, 'hubo'),
  slip(String.raw`habían(?= (?:much|vari|demasiad)[oa]s)`, 'había'),
  slip('más mejor', 'mejor'),
  slip('más peor', 'peor'),
  slip('contra más', 'cuanto más'),
  slip('(detrás|delante|encima|debajo|cerca) (mío|tuyo|suyo|nuestro)', null),
  slip('a parte de', 'aparte de'),
  slip('aún que', 'aunque'),
  slip(String.raw`mas(?= de \d)`, 'más'),
  slip(String.raw`tu(?= (?:eres|sabes|puedes|tienes|decides|eliges)(?!\p{L}))`, 'tú'),
  slip(String.raw`esta(?= (?:disponible|abiert[oa]|cerrad[oa]|listo|hech[oa])(?!\p{L}))`, 'está'),
  slipAsWritten(
    '(?<=(?:de|en) )(Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre)',
    ([month]) => month.toLowerCase(),
  ),
]
