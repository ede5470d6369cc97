import { Button, Drawer, Progress, Select, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { findingKey, type Finding } from '@postwright/core/scene/lint/finding'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { NO_BANNER } from '@/ui/no-banner.ts'
import type { ImageSource } from '../drawing/images.ts'
import type { SceneStore } from '../scene-store.ts'
import type { LintProgress, LintTask, LintSetting } from './lint-request.ts'
import styles from './lint.module.css'
import { SlideFindings } from './slide-findings.tsx'
import type { Linted } from './use-linted.ts'
import { FORMAT_NAMES } from '@postwright/core/scene/format'
import { safeZonesOf } from '@postwright/core/scene/safe-zones'
import { useEffect, useRef, useState } from 'react'
import { log } from '@/lib/log.ts'
import { toast } from '@/ui/toast.tsx'
import { runLint } from './run-lint.ts'

type Props = {
  store: SceneStore
  pictures: ImageSource
  linted: Linted | null
  setting: LintSetting
  onSetting: (setting: LintSetting) => void
  /** Shows the subject of a finding on the stage. */
  onShow: (finding: Finding) => void
  onClose: () => void
}

/** Lists the findings by slide, each with its place and its fix. */
export function LintPanel({ store, pictures, linted, setting, onSetting, onShow, onClose }: Props) {
  const { t } = useTranslation('lint')

  const { fixing, fix, cancel } = useFix(store, setting, pictures)

  return (
    <Drawer
      opened
      position="right"
      title={t('lint:title')}
      // The stage next to the panel stays visible, because it shows the item pressed here.
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

type LintSettingsProps = { setting: LintSetting; onSetting: (setting: LintSetting) => void }

/** Sets the format to check, the placement, and whether only the theme is allowed. */
function LintSettings({ setting, onSetting }: LintSettingsProps) {
  const { t } = useTranslation('lint')
  const zones = safeZonesOf(setting.format)
  return (
    <div className={styles.settings}>
      <Select
        label={t('lint:format')}
        data={[...FORMAT_NAMES]}
        value={setting.format}
        allowDeselect={false}
        onChange={(format) => format && onSetting({ ...setting, format, zone: safeZonesOf(format)[0] ?? null })}
      />
      {zones.length > 0 && (
        <Select
          label={t('lint:zone')}
          placeholder={t('lint:noZone')}
          data={[
            ...zones.map((zone) => ({ value: zone, label: t(`lint:zones.${zone}`) })),
            ...(zones.length > 1 ? [{ value: 'all' as const, label: t('lint:allZones') }] : []),
          ]}
          value={setting.zone}
          clearable
          onChange={(zone) => onSetting({ ...setting, zone })}
        />
      )}
      <Switch
        className={styles.wide}
        label={setting.brand ? t('lint:kitOnly') : t('lint:themeOnly')}
        checked={setting.isThemeOnly || setting.brand !== null}
        disabled={setting.brand !== null}
        onChange={({ currentTarget }) => onSetting({ ...setting, isThemeOnly: currentTarget.checked })}
      />
    </div>
  )
}

/**
 * Returns a function that fixes findings in a worker, one task at a time and each as one undo step, a function that cancels the task, and its
 * progress; null while nothing is being fixed.
 */
function useFix(
  store: SceneStore,
  setting: LintSetting,
  pictures: ImageSource,
): { fixing: LintProgress | null; fix: (task: LintTask) => void; cancel: () => void } {
  const { t } = useTranslation('lint')
  const [fixing, setFixing] = useState<LintProgress | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function fix(task: LintTask) {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    const { signal } = control
    const { scene } = store.getState()
    setFixing({ done: 0, of: 0 })
    try {
      const { fixed } = await runLint(task, { scene, setting, pictures }, { signal, onProgress: setFixing })
      finish(fixed)
    } catch (error) {
      if (signal.aborted) return
      log.warn('The findings could not be fixed', error)
      toast.error(t('lint:failed'))
    }
    setFixing(null)

    function finish(fixed: Awaited<ReturnType<typeof runLint>>['fixed']) {
      if (!fixed) return toast.error(t(task.kind === 'fixAll' ? 'lint:noFixes' : 'lint:noFix'))
      // Fixes are valid only for the deck they were computed for.
      if (store.getState().scene !== scene) return toast.error(t('lint:changed'))
      store.run(fixed.change)
      if (task.kind === 'fixAll') toast.success(t('lint:fixed', { count: fixed.count }))
    }
  }

  return {
    fixing,
    fix: (task) => void fix(task),
    cancel() {
      running.current?.abort()
      setFixing(null)
    },
  }
}
