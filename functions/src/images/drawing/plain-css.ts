/** What a browser shows at night, on paper or on a phone: a logo is drawn as it is without. */
const MEDIA = /@media[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g
/** What leads out of the drawing, takes long to draw, or is written so that it cannot be told. */
const REFUSED = /@|\\|<|url\s*\(|dasharray|filter|mask|clip|marker|font|content|var\s*\(|attr\s*\(/i
/** A paint of the drawing itself. */
const OWN_PAINT = /(fill|stroke)\s*:\s*url\(\s*(["']?)#[\w.-]+\2\s*\)/gi
/** Properties that decide about blending, which a plain drawing has no part in, and are the usual ones in exports. */
const HARMLESS = /(?:mix-blend-mode|isolation|mask-type|-inkscape-[\w-]+|font-[\w-]+)\s*:\s*[\w'" ,.#-]*;?/gi

/** Rules or declarations of a drawing that colour its shapes; null when they say anything else. */
export function plainCss(css: string): string | null {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(MEDIA, '')
  const kept = plain.replaceAll(HARMLESS, '')
  return REFUSED.test(kept.replaceAll(OWN_PAINT, '')) ? null : kept
}
