import type { TFunction } from 'i18next'
import type { ScriptDraft } from '@postwright/core/model/script'
import { PALETTES } from '@postwright/core/scene/templates/palettes'
import { FILM_THEME } from '@postwright/core/script/write-script'

/** Where the colours of a film come from: `film` for the usual ones, a palette by its id, `kit …` for a brand kit, `own` for none of these. */
export function lookOf({ theme, brandKitId }: Pick<ScriptDraft, 'theme' | 'brandKitId'>): string {
  if (brandKitId !== '') return `kit ${brandKitId}`
  const colors = JSON.stringify(theme.colors)
  if (colors === JSON.stringify(FILM_THEME.colors)) return 'film'
  return PALETTES.find((palette) => JSON.stringify(palette.colors) === colors)?.id ?? 'own'
}

/** What a look is called; a brand kit that is not among the known ones is gone. */
export function lookName(t: TFunction<'scripts'>, look: string, kits: readonly { id: string; name: string }[]): string {
  if (look === 'film') return t('scripts:film.usual')
  if (look === 'own') return t('scripts:film.own')
  const palette = PALETTES.find(({ id }) => id === look)
  if (palette) return t(`scripts:film.palette.${palette.id}`)
  const kit = kits.find(({ id }) => look === `kit ${id}`)
  return kit ? t('scripts:film.kit', { name: kit.name }) : t('scripts:film.goneKit')
}
