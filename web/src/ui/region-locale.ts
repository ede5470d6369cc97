/**
 * The locale in which dates and times are written: in English, as the interface is, with the order of the region that the
 * browser names and the 12 or 24 hours of its language there (`de-AT` → `en-AT-u-hc-h23`).
 * @param languages those of the browser, the preferred one first; a tag that is none is passed over
 */
export function regionLocale(languages: readonly string[]): string {
  for (const language of languages) {
    const region = regionOf(language)
    if (region === undefined) continue
    const { hourCycle = 'h12' } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions()
    return `${englishOf(region)}-u-hc-${hourCycle}`
  }
  return 'en-US-u-hc-h12'
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region
  } catch {
    return undefined
  }
}

/** The region's own English where the browser has it, otherwise that of the world: plain `en` would be American. */
function englishOf(region: string): string {
  const wanted = `en-${region}`
  return new Intl.DateTimeFormat(wanted).resolvedOptions().locale === wanted ? wanted : 'en-001'
}
