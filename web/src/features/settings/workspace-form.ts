import { updateWorkspace } from '@postwright/core/api/workspaces'
import type { Workspace } from '@postwright/core/model/workspace'
import { z } from 'zod'

/** What the workspace form edits: the contract's values, all filled in. */
export const workspaceFormSchema = z.object({
  name: updateWorkspace.input.shape.name.unwrap(),
  timeZone: updateWorkspace.input.shape.timeZone.unwrap(),
  planned: updateWorkspace.input.shape.planned.unwrap(),
})

export type WorkspaceFormValues = z.infer<typeof workspaceFormSchema>

/** Only what differs from the stored workspace, so that two people who change different things do not undo each other. */
export function changedValues(values: WorkspaceFormValues, stored: Workspace): Partial<WorkspaceFormValues> {
  return {
    ...(values.name.trim() === stored.name ? {} : { name: values.name }),
    ...(values.timeZone === stored.timeZone ? {} : { timeZone: values.timeZone, planned: values.planned }),
  }
}
