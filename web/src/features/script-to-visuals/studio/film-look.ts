import type { TFunction } from 'i18next'
import type { ScriptDraft } from '@postwright/core/model/script'
import { PALETTES } from '@postwright/core/scene/templates/palettes'
import { FILM_THEME } from '@postwright/core/script/write-script'

/** Returns the source of a film's colours: `film` for the default ones, a palette by its id, `kit …` for a brand kit, `own` for none of these. */
export function lookOf({ theme, brandKitId }: Pick<ScriptDraft, 'theme' | 'brandKitId'>): string {
  if (brandKitId !== '') return `kit ${brandKitId}`
  const colors = JSON.stringify(theme.colors)
  if (colors === JSON.stringify(FILM_THEME.colors)) return 'film'
  return PALETTES.find((palette) => JSON.stringify(palette.colors) === colors)?.id ?? 'own'
}

/** Returns the display name of a look. A brand kit that is not in `kits` has been deleted. */
export function lookName(t: TFunction<'scripts'>, look: string, kits: readonly { id: string; name: string }[]): string {
  if (look === 'film') return t('scripts:film.usual')
  if (look === 'own') return t('scripts:film.own')
  const palette = PALETTES.find(({ id }) => id === look)
  if (palette) return t(`scripts:film.palette.${palette.id}`)
  const kit = kits.find(({ id }) => look === `kit ${id}`)
  return kit ? t('scripts:film.kit', { name: kit.name }) : t('scripts:film.goneKit')
}
