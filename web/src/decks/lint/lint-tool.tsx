import { ActionIcon, Indicator, Tooltip } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChecklist } from '@tabler/icons-react'
import { useContext, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { brandOptionsOf } from '@postwright/core/brand-kit/kit-theme'
import type { Format } from '@postwright/core/scene/format'
import type { Finding } from '@postwright/core/scene/lint/finding'
import { safeZonesOf } from '@postwright/core/scene/safe-zones'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { DeckBrandContext, kitOfDeck } from '../brand/deck-brand.ts'
import { EditorContext } from '../editor/editor-context.ts'
import { NARROW } from '../editor/narrow.ts'
import { showLayer } from '../editor/show-layer.ts'
import type { ImageSource } from '../drawing/images.ts'
import type { SceneStore } from '../scene-store.ts'
import type { LintSetting } from './lint-request.ts'
import { useLinted } from './use-linted.ts'

const LintPanel = lazyWhenIdle(async () => (await import('./lint-panel.tsx')).LintPanel)

type Props = {
  store: SceneStore
  pictures: ImageSource
  /** The format shown in the editor, which the check follows; null before it is known, when the deck's own is checked. */
  format: Format | null
}

/** Shows the number of issues in a deck, and opens the list. */
export function LintTool({ store, pictures, format }: Props) {
  const { t } = useTranslation('lint')
  const [isOpen, setOpen] = useState(false)
  const editor = useContext(EditorContext)
  const isNarrow = useMediaQuery(NARROW) ?? false
  const [seen, setSeen] = useState(format)
  const [setting, setSetting] = useState<LintSetting>(() => {
    const first = format ?? store.getState().scene.deck.format
    return { ...inFormat(first), isThemeOnly: false, brand: null }
  })
  // The panel stays open while the format changes, and follows it.
  if (format !== null && format !== seen) {
    setSeen(format)
    if (format !== setting.format) setSetting({ ...setting, ...inFormat(format) })
  }
  const brand = useContext(DeckBrandContext)
  const brandKitId = useSyncExternalStore(store.subscribe, () => store.getState().scene.deck.brandKitId)
  const theme = useSyncExternalStore(store.subscribe, () => store.getState().scene.deck.theme)
  const { kit } = kitOfDeck(brand, brandKitId)
  const whole = useMemo(() => ({ ...setting, brand: kit && brandOptionsOf(kit, theme) }), [setting, kit, theme])
  const linted = useLinted(store, whole, pictures)
  const count = linted?.findings.length ?? 0
  const label = count === 0 ? t('lint:open') : t('lint:openCount', { count })

  function show(finding: Finding) {
    if (editor) showLayer(editor, finding)
    // On a narrow screen, the panel covers the stage.
    if (isNarrow) setOpen(false)
  }

  return (
    <>
      <Tooltip label={label}>
        <Indicator label={count} disabled={count === 0} size="1rem" offset={4} color="var(--color-warning)">
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={() => setOpen(true)}>
            <IconChecklist size="1.125rem" aria-hidden />
          </ActionIcon>
        </Indicator>
      </Tooltip>
      <LintPanel
        props={
          isOpen
            ? {
                store,
                pictures,
                linted,
                setting: whole,
                onSetting: setSetting,
                onShow: show,
                onClose: () => setOpen(false),
              }
            : null
        }
      />
    </>
  )
}

/** Returns the setting for a format, with its most common placement. */
function inFormat(format: Format): Pick<LintSetting, 'format' | 'zone'> {
  return { format, zone: safeZonesOf(format)[0] ?? null }
}
