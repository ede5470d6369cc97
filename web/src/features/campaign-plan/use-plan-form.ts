import { useEffect, useReducer, useState } from 'react'
import { defaultWeights } from '@postwright/core/campaign-plan/soft/soft-rules'
import { storageSlot } from '@/lib/storage-slot.ts'
import { emptyPlanForm, type PlanForm, planFormSchema } from './plan-form.ts'

/** State that undo restores: the placements, the cleared slots and the plan before the last solve. */
type Edit = Pick<PlanForm, 'placements' | 'skipped' | 'before'>

const STEPS_MAX = 100

type State = { form: PlanForm; past: readonly Edit[]; future: readonly Edit[] }
type Act =
  | { kind: 'change'; change: Partial<PlanForm> }
  | { kind: 'edit'; change: Partial<Edit> }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'reset'; form: PlanForm }

/** Stores the input for a campaign plan on this device, per user and workspace. Changes of the plan can be undone; fields have their own undo. */
export function usePlanForm(uid: string, workspaceId: string, today: string) {
  const [slot] = useState(() =>
    storageSlot(`postwright.campaignPlan.${workspaceId}.${uid}`, planFormSchema.nullable(), null),
  )
  const [state, act] = useReducer(reduce, null, (): State => ({
    form: slot.read() ?? begun(today),
    past: [],
    future: [],
  }))
  const { form } = state
  useEffect(() => slot.write(form), [slot, form])

  return {
    form,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    change: (change: Partial<PlanForm>) => act({ kind: 'change', change }),
    /** Changes the plan as one undo step. */
    edit: (change: Partial<Edit>) => act({ kind: 'edit', change }),
    undo: () => act({ kind: 'undo' }),
    redo: () => act({ kind: 'redo' }),
    reset: () => act({ kind: 'reset', form: begun(today) }),
  }
}

export type PlanFormControl = ReturnType<typeof usePlanForm>

function begun(today: string): PlanForm {
  // The id is created here, so that drafts that are created twice are the same documents.
  return emptyPlanForm({ campaignId: `plan-${crypto.randomUUID()}`, today, weights: defaultWeights() })
}

function reduce(state: State, act: Act): State {
  const { form, past, future } = state
  switch (act.kind) {
    case 'change':
      return { ...state, form: { ...form, ...act.change } }
    case 'edit':
      return { form: { ...form, ...act.change }, past: [...past.slice(1 - STEPS_MAX), editOf(form)], future: [] }
    case 'undo': {
      const last = past.at(-1)
      if (!last) return state
      return { form: { ...form, ...last }, past: past.slice(0, -1), future: [editOf(form), ...future] }
    }
    case 'redo': {
      const [next, ...rest] = future
      if (!next) return state
      return { form: { ...form, ...next }, past: [...past, editOf(form)], future: rest }
    }
    case 'reset':
      return { form: act.form, past: [], future: [] }
  }
}

function editOf({ placements, skipped, before }: PlanForm): Edit {
  return { placements, skipped, before }
}
