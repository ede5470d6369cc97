import { updateWorkspace } from '@postwright/core/api/workspaces'
import type { Workspace } from '@postwright/core/model/workspace'
import { z } from 'zod'

/** Form values of the workspace: the contract's values, all required. */
export const workspaceFormSchema = z.object({
  name: updateWorkspace.input.shape.name.unwrap(),
  timeZone: updateWorkspace.input.shape.timeZone.unwrap(),
  planned: updateWorkspace.input.shape.planned.unwrap(),
})

export type WorkspaceFormValues = z.infer<typeof workspaceFormSchema>

/** Returns only the fields that differ from the stored workspace, so that two users who change different fields do not undo each other's changes. */
export function changedValues(values: WorkspaceFormValues, stored: Workspace): Partial<WorkspaceFormValues> {
  return {
    ...(values.name.trim() === stored.name ? {} : { name: values.name }),
    ...(values.timeZone === stored.timeZone ? {} : { timeZone: values.timeZone, planned: values.planned }),
  }
}
