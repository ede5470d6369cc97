import { Button, Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { fixAll } from '@postwright/core/scene/lint/fix-all'
import { findingKey, type Finding } from '@postwright/core/scene/lint/finding'
import { lintScene } from '@postwright/core/scene/lint/lint-scene'
import { soundFix } from '@postwright/core/scene/lint/sound-fix'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { toast } from '@/ui/toast.tsx'
import { NO_BANNER } from '@/ui/no-banner.ts'
import type { PictureSource } from '../drawing/load-pictures.ts'
import type { SceneStore } from '../scene-store.ts'
import type { Linted } from './lint-deck.ts'
import type { LintSetting } from './lint-setting.ts'
import { LintSettings } from './lint-settings.tsx'
import styles from './lint.module.css'
import { SlideFindings } from './slide-findings.tsx'

type Props = {
  store: SceneStore
  pictures: PictureSource
  linted: Linted | null
  setting: LintSetting
  onSetting: (setting: LintSetting) => void
  /** Brings what a finding is about onto the stage. */
  onShow: (finding: Finding) => void
  onClose: () => void
}

/** What was found, slide by slide with its place, and what mends it. */
export function LintPanel({ store, pictures, linted, setting, onSetting, onShow, onClose }: Props) {
  const { t } = useTranslation('lint')

  /** Of the deck as it is now: it may have changed since it was looked through. */
  function fix({ options }: Linted, finding: Finding) {
    const { scene } = store.getState()
    const same = lintScene(scene, options).find((other) => findingKey(other) === findingKey(finding))
    const change = same && soundFix(scene, same, options)
    if (change) store.run(change)
    else toast.error(t('lint:noFix'))
  }

  function fixSafe({ options }: Linted) {
    const fixed = fixAll(store.getState().scene, options)
    if (!fixed) return void toast.error(t('lint:noFixes'))
    store.run(fixed.change)
    return toast.success(t('lint:fixed', { count: fixed.count }))
  }

  return (
    <Drawer
      opened
      position="right"
      title={t('lint:title')}
      // The stage beside it shows what is pressed here.
      withOverlay={false}
      lockScroll={false}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
      attributes={NO_BANNER}
      onClose={onClose}
    >
      <LintSettings setting={setting} onSetting={onSetting} />
      {!linted && <SkeletonList rows={3} label={t('lint:looking')} />}
      {linted?.findings.length === 0 && <EmptyState drawing="check" title={t('lint:none')} text={t('lint:noneText')} />}
      {linted && linted.findings.length > 0 && (
        <>
          <div className={styles.head} role="status">
            <span>{t('lint:count', { count: linted.findings.length })}</span>
            {linted.findings.some(({ isSafe, fixes }) => isSafe && fixes.length > 0) && (
              <Button size="xs" onClick={() => fixSafe(linted)}>
                {t('lint:fixAll')}
              </Button>
            )}
          </div>
          {[...Map.groupBy(linted.findings, ({ slideId }) => slideId)].map(([slideId, findings]) => (
            <SlideFindings
              key={slideId}
              scene={linted.scene}
              slideId={slideId}
              findings={findings}
              pictures={pictures}
              onShow={onShow}
              onFix={(finding) => fix(linted, finding)}
            />
          ))}
        </>
      )}
    </Drawer>
  )
}
