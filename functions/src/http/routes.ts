import { findUserRoute } from '../api/admin/find-user.ts'
import { nameRecordsRoute } from '../api/admin/name-records.ts'
import { setUserRoleRoute } from '../api/admin/set-user-role.ts'
import { recoverPasswordRoute } from '../api/auth/recover-password.ts'
import { resetPasswordRoute } from '../api/auth/reset-password.ts'
import { endOtherSessionsRoute } from '../api/sessions/end-other-sessions.ts'
import { endSessionRoute } from '../api/sessions/end-session.ts'
import { listSessionsRoute } from '../api/sessions/list-sessions.ts'
import { reauthenticateRoute } from '../api/sessions/reauthenticate.ts'
import { cancelDeletionRoute } from '../api/users/cancel-deletion.ts'
import { changePasswordRoute } from '../api/users/change-password.ts'
import { getExportRoute } from '../api/users/get-export.ts'
import { requestDeletionRoute } from '../api/users/request-deletion.ts'
import { startExportRoute } from '../api/users/start-export.ts'
import { updateMeRoute } from '../api/users/update-me.ts'
import { firebaseLoginRoute } from '../api/auth/firebase-login.ts'
import { logoutRoute } from '../api/auth/logout.ts'
import { refreshTokenRoute } from '../api/auth/refresh-token.ts'
import { registerRoute } from '../api/auth/register.ts'
import { verifyFirebaseTokenRoute } from '../api/auth/verify-firebase-token.ts'
import { checkConnectionRoute } from '../api/connections/check-connection.ts'
import { connectBlueskyRoute } from '../api/connections/connect-bluesky.ts'
import { connectSandboxRoute } from '../api/connections/connect-sandbox.ts'
import { disconnectRoute } from '../api/connections/disconnect.ts'
import { sendContactMessageRoute } from '../api/contact/send-contact-message.ts'
import { getHealthRoute } from '../api/health/get-health.ts'
import { deleteMediaRoute } from '../api/media/delete-media.ts'
import { signMediaRoute } from '../api/media/sign-media.ts'
import { uploadMediaRoute } from '../api/media/upload-media.ts'
import { listPlansRoute } from '../api/plans/list-plans.ts'
import { cancelPostRoute } from '../api/posts/cancel-post.ts'
import { deletePostRoute } from '../api/posts/delete-post.ts'
import { reschedulePostRoute } from '../api/posts/reschedule-post.ts'
import { resolveVariantRoute } from '../api/posts/resolve-variant.ts'
import { schedulePostRoute } from '../api/posts/schedule-post.ts'
import { setSandboxRoute } from '../api/sandbox/set-sandbox.ts'
import { getStatusRoute } from '../api/status/get-status.ts'
import { getMeRoute } from '../api/users/get-me.ts'
import { updateWorkspaceRoute } from '../api/workspaces/update-workspace.ts'
import type { Route } from './bind.ts'

/** Every endpoint of `/api/v1`. */
export const ROUTES: readonly Route[] = [
  verifyFirebaseTokenRoute,
  firebaseLoginRoute,
  registerRoute,
  refreshTokenRoute,
  logoutRoute,
  recoverPasswordRoute,
  resetPasswordRoute,
  listSessionsRoute,
  endSessionRoute,
  endOtherSessionsRoute,
  reauthenticateRoute,
  getMeRoute,
  updateMeRoute,
  changePasswordRoute,
  startExportRoute,
  getExportRoute,
  requestDeletionRoute,
  cancelDeletionRoute,
  findUserRoute,
  nameRecordsRoute,
  setUserRoleRoute,
  getHealthRoute,
  getStatusRoute,
  listPlansRoute,
  sendContactMessageRoute,
  updateWorkspaceRoute,
  uploadMediaRoute,
  signMediaRoute,
  deleteMediaRoute,
  connectBlueskyRoute,
  connectSandboxRoute,
  checkConnectionRoute,
  disconnectRoute,
  setSandboxRoute,
  schedulePostRoute,
  cancelPostRoute,
  reschedulePostRoute,
  resolveVariantRoute,
  deletePostRoute,
]
