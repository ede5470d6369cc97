import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { log } from '@/lib/log.ts'
import { toast } from '@/ui/toast.tsx'
import type { PictureSource } from '../drawing/load-pictures.ts'
import type { SceneStore } from '../scene-store.ts'
import type { LintProgress, LintTask } from './lint-request.ts'
import type { LintSetting } from './lint-setting.ts'
import { runLint } from './run-lint.ts'

/** Fixes findings beside the screen, one task at a time, each as one step of undo; null while nothing is being fixed. */
export function useFix(
  store: SceneStore,
  setting: LintSetting,
  pictures: PictureSource,
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
      // The fixes are right for the deck that they were made for.
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
