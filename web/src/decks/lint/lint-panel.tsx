import { Button, Drawer, Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { findingKey, type Finding } from '@postwright/core/scene/lint/finding'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { NO_BANNER } from '@/ui/no-banner.ts'
import type { PictureSource } from '../drawing/load-pictures.ts'
import type { SceneStore } from '../scene-store.ts'
import type { LintProgress } from './lint-request.ts'
import type { LintSetting } from './lint-setting.ts'
import { LintSettings } from './lint-settings.tsx'
import styles from './lint.module.css'
import { SlideFindings } from './slide-findings.tsx'
import { useFix } from './use-fix.ts'
import type { Linted } from './use-linted.ts'

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

  const { fixing, fix, cancel } = useFix(store, setting, pictures)

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
            {!fixing && linted.findings.some(({ isSafe, fixes }) => isSafe && fixes.length > 0) && (
              <Button size="xs" onClick={() => fix({ kind: 'fixAll' })}>
                {t('lint:fixAll')}
              </Button>
            )}
          </div>
          {fixing && <FixingNote fixing={fixing} onCancel={cancel} />}
          {[...Map.groupBy(linted.findings, ({ slideId }) => slideId)].map(([slideId, findings]) => (
            <SlideFindings
              key={slideId}
              scene={linted.scene}
              slideId={slideId}
              findings={findings}
              pictures={pictures}
              onShow={onShow}
              isBusy={fixing !== null}
              onFix={(finding) => fix({ kind: 'fixOne', key: findingKey(finding) })}
            />
          ))}
        </>
      )}
    </Drawer>
  )
}

function FixingNote({ fixing: { done, of }, onCancel }: { fixing: LintProgress; onCancel: () => void }) {
  const { t } = useTranslation(['lint', 'common'])
  return (
    <div className={styles.fixing}>
      <Progress value={of === 0 ? 0 : (done / of) * 100} aria-label={t('lint:fixing')} />
      <div className={styles.head}>
        <span role="status">{of === 0 ? t('lint:fixing') : t('lint:fixingOf', { done, of })}</span>
        <Button size="xs" variant="default" onClick={onCancel}>
          {t('common:action.cancel')}
        </Button>
      </div>
    </div>
  )
}
