import type { ENDPOINTS } from '@postwright/core/api/endpoints'
import type { ErrorCode } from '@postwright/core/error-codes'
import { ADMIN_ACCESS, forAdmins } from './admin-access.ts'

export type EndpointName = keyof typeof ENDPOINTS

/** A caller without a sign-in; the person whose things the call is aimed at; a person with a workspace of their own; an admin. */
export type Who = 'nobody' | 'user' | 'other' | 'admin'

export type Outcome = 'ok' | ErrorCode

export type Access = Record<Who, Outcome>

const sameForAll = (outcome: Outcome): Access => ({ nobody: outcome, user: outcome, other: outcome, admin: outcome })
/** The call is about the caller's own things: each person who is signed in gets theirs. */
const own: Access = { nobody: 'unauthenticated', user: 'ok', other: 'ok', admin: 'ok' }
/** The same, only shortly after a re-authentication, which the user has done here and the others have not. */
const ownConfirmed: Access = { ...own, other: 'reauthentication_required', admin: 'reauthentication_required' }
/** A wrong code of whoever is signed in. */
const refusedCode: Access = {
  ...own,
  user: 'second_factor_refused',
  other: 'second_factor_refused',
  admin: 'second_factor_refused',
}
/** A thing of the user's: it does not exist for others, admins included. */
const theirs: Access = { nobody: 'unauthenticated', user: 'ok', other: 'not_found', admin: 'not_found' }

/**
 * What becomes of every endpoint of the contract when each of the four calls it with values that fit; what
 * ends something comes last.
 */
export const ACCESS_TABLE: Record<EndpointName, Access> = {
  getHealth: sameForAll('ok'),
  getStatus: sameForAll('ok'),
  listPlans: sameForAll('ok'),
  listNews: sameForAll('ok'),
  sendContactMessage: sameForAll('ok'),
  recoverPassword: sameForAll('ok'),
  resetPassword: sameForAll('reset_code_invalid'),
  register: sameForAll('email_exists'),
  // Who holds a token of the identity provider or a refresh token is its owner: the others have none.
  verifyFirebaseToken: { ...sameForAll('identity_token_invalid'), user: 'ok' },
  firebaseLogin: { ...sameForAll('identity_token_invalid'), user: 'ok' },
  askSecondFactor: { ...sameForAll('identity_token_invalid'), user: 'ok' },
  proveSignIn: { ...sameForAll('identity_token_invalid'), user: 'second_factor_refused' },
  refreshToken: { ...sameForAll('refresh_token_invalid'), user: 'ok' },
  // Tried with the user's own token by all: a session is not confirmed with the sign-in of another person.
  reauthenticate: { ...own, other: 'identity_token_invalid', admin: 'identity_token_invalid' },

  ...ADMIN_ACCESS,

  getMe: own,
  updateMe: own,
  readAnnouncements: own,
  readOfferedModel: own,
  listSessions: own,
  endSession: theirs,
  startExport: own,
  getExport: theirs,
  getExportFile: theirs,

  // Nothing is for sale here, and nobody has a plan but Free.
  getBilling: own,
  previewChange: { ...own, user: 'plan_unavailable', other: 'plan_unavailable', admin: 'plan_unavailable' },
  listCoupons: forAdmins,
  createCoupon: { ...forAdmins, admin: 'reauthentication_required' },
  setCouponOffer: { ...forAdmins, admin: 'not_found' },
  listCouponCodes: forAdmins,
  addCouponCodes: { ...forAdmins, admin: 'reauthentication_required' },
  setCodeOffer: { ...forAdmins, admin: 'not_found' },
  listRedemptions: forAdmins,
  findCouponMisuse: forAdmins,
  getEarn: own,
  setReferralCode: own,
  countReferralClick: sameForAll('ok'),
  requestPayout: { ...own, user: 'payout_too_small', other: 'payout_too_small', admin: 'payout_too_small' },
  listEarnWork: forAdmins,
  decideReferral: { ...forAdmins, admin: 'not_found' },
  // The view that is aimed at does not exist.
  answerSupportView: { ...own, user: 'not_found', other: 'not_found', admin: 'not_found' },
  withdrawSupportView: { ...own, user: 'not_found', other: 'not_found', admin: 'not_found' },
  listSupportViews: forAdmins,
  askSupportView: { ...forAdmins, admin: 'validation_failed' },
  beginSupportView: { ...forAdmins, admin: 'reauthentication_required' },
  endSupportView: { ...forAdmins, admin: 'not_found' },
  viewAccount: { ...forAdmins, admin: 'not_found' },
  viewWorkspaces: { ...forAdmins, admin: 'not_found' },
  viewPosts: { ...forAdmins, admin: 'not_found' },
  viewPost: { ...forAdmins, admin: 'not_found' },
  viewNotifications: { ...forAdmins, admin: 'not_found' },
  listAdminRequests: forAdmins,
  getDeletionEffect: forAdmins,
  askAdminRequest: { ...forAdmins, admin: 'reauthentication_required' },
  approveAdminRequest: { ...forAdmins, admin: 'reauthentication_required' },
  refuseAdminRequest: { ...forAdmins, admin: 'reauthentication_required' },
  withdrawAdminRequest: { ...forAdmins, admin: 'reauthentication_required' },
  settlePayout: { ...forAdmins, admin: 'reauthentication_required' },
  saveProgram: { ...forAdmins, admin: 'reauthentication_required' },
  startTrial: { ...own, user: 'plan_unavailable', other: 'plan_unavailable', admin: 'plan_unavailable' },
  changePlan: { ...own, user: 'plan_unavailable', other: 'plan_unavailable', admin: 'plan_unavailable' },
  setCancellation: { ...own, user: 'billing_state', other: 'billing_state', admin: 'billing_state' },
  setPause: { ...own, user: 'billing_state', other: 'billing_state', admin: 'billing_state' },
  saveBillingDetails: own,
  listInvoices: own,
  listLedger: own,
  // The invoice that is aimed at does not exist.
  getInvoice: { ...own, user: 'not_found', other: 'not_found', admin: 'not_found' },
  payInvoice: { ...own, user: 'not_found', other: 'not_found', admin: 'not_found' },
  confirmPayment: { ...own, user: 'not_found', other: 'not_found', admin: 'not_found' },
  getManualPayment: { ...own, user: 'not_found', other: 'not_found', admin: 'not_found' },
  uploadPaymentProof: { ...own, user: 'not_found', other: 'not_found', admin: 'not_found' },
  submitManualPayment: { ...own, user: 'not_found', other: 'not_found', admin: 'not_found' },
  listPaymentMethods: forAdmins,
  savePaymentMethod: { ...forAdmins, admin: 'reauthentication_required' },
  orderPaymentMethods: forAdmins,
  listPayments: forAdmins,
  readPaymentProof: { ...forAdmins, admin: 'not_found' },
  approvePayment: { ...forAdmins, admin: 'reauthentication_required' },
  refusePayment: { ...forAdmins, admin: 'reauthentication_required' },
  refundPayment: { ...forAdmins, admin: 'reauthentication_required' },
  // No provider is set up where the table is tried.
  receiveStripeEvent: sameForAll('payments_off'),

  listGallery: own,
  countGalleryUse: { ...theirs, user: 'not_found' },
  listOwnContributions: own,
  offerContribution: { ...theirs, user: 'not_found' },
  withdrawContribution: { ...theirs, user: 'not_found' },

  bulkPosts: theirs,
  readCalendarFeed: theirs,
  makeCalendarFeed: theirs,
  revokeCalendarFeed: theirs,
  listActivity: theirs,
  listPostHistory: theirs,
  readAnalytics: theirs,
  listApiKeys: theirs,
  createApiKey: theirs,
  // The key and the assistant that are aimed at don't exist, and no assistant has asked.
  revokeApiKey: { ...theirs, user: 'not_found' },
  listAssistants: theirs,
  disconnectAssistant: { ...theirs, user: 'not_found' },
  readAssistantRequest: {
    ...own,
    user: 'assistant_request_invalid',
    other: 'assistant_request_invalid',
    admin: 'assistant_request_invalid',
  },
  refuseAssistant: {
    ...own,
    user: 'assistant_request_invalid',
    other: 'assistant_request_invalid',
    admin: 'assistant_request_invalid',
  },
  allowAssistant: { ...theirs, user: 'assistant_request_invalid' },
  listEventHooks: theirs,
  getHookOffer: theirs,
  // No mail has this address.
  readMailChoice: sameForAll('not_found'),
  setMailChoice: sameForAll('not_found'),
  createEventHook: theirs,
  // The webhook that is aimed at does not exist.
  updateEventHook: { ...theirs, user: 'not_found' },
  rotateEventHook: { ...theirs, user: 'not_found' },
  testEventHook: { ...theirs, user: 'not_found' },
  listHookDeliveries: { ...theirs, user: 'not_found' },
  replayHookDelivery: { ...theirs, user: 'not_found' },
  deleteEventHook: theirs,
  createReviewLink: theirs,
  // The link that is aimed at does not exist.
  updateReviewLink: { ...theirs, user: 'not_found' },
  revokeReviewLink: { ...theirs, user: 'not_found' },
  // The secret is nobody's.
  openRoom: sameForAll('not_found'),
  readRoomPost: sameForAll('not_found'),
  readRoomDeck: sameForAll('not_found'),
  approveInRoom: sameForAll('not_found'),
  returnInRoom: sameForAll('not_found'),
  // What is commented on is named in another way.
  listRoomComments: sameForAll('validation_failed'),
  addRoomComment: sameForAll('validation_failed'),
  readServices: theirs,
  listMembers: theirs,
  listInvites: theirs,
  createInvites: theirs,
  // The invite that is aimed at does not exist.
  revokeInvite: { ...theirs, user: 'not_found' },
  resendInvite: { ...theirs, user: 'not_found' },
  readInvite: sameForAll('not_found'),
  acceptInvite: { ...sameForAll('not_found'), nobody: 'unauthenticated' },
  createWorkspace: own,
  setWorkspaceArchived: theirs,
  // The member that is aimed at has left.
  changeMember: { ...theirs, user: 'not_found' },
  removeMember: theirs,
  transferOwnership: {
    nobody: 'unauthenticated',
    user: 'not_found',
    other: 'reauthentication_required',
    admin: 'reauthentication_required',
  },
  updateWorkspace: theirs,
  countZonePlans: theirs,
  setWorkspacePublishing: theirs,
  setChannelPause: theirs,
  approvePost: theirs,
  approvePosts: theirs,
  requestApproval: { ...theirs, user: 'approval_not_needed' },
  withdrawApprovalRequest: { ...theirs, user: 'not_found' },
  // What an owner plans needs no approval.
  returnPost: { ...theirs, user: 'not_scheduled' },
  addComment: theirs,
  editComment: theirs,
  resolveComment: theirs,
  deleteComment: theirs,
  startImport: theirs,
  previewImport: theirs,
  uploadMedia: theirs,
  signMedia: theirs,
  cropMedia: theirs,
  // What is aimed at is a picture.
  setCaptions: { ...theirs, user: 'media_invalid' },
  organiseMedia: theirs,
  describeMedia: theirs,
  saveMediaFolder: theirs,
  deleteMediaFolder: { ...theirs, user: 'not_found' },
  // What is to replace it is gone.
  replaceMedia: { ...theirs, user: 'not_found' },
  readMediaStorage: theirs,
  trashMedia: theirs,
  // It is in the trash by then.
  deleteMedia: { ...theirs, user: 'not_found' },
  beginUpload: theirs,
  readUpload: theirs,
  sendPart: theirs,
  finishUpload: theirs,
  cancelUpload: theirs,
  readSpeechOffer: theirs,
  // Nobody has named a speech service here.
  makeSpeech: { ...theirs, user: 'speech_off' },
  listFonts: theirs,
  uploadFont: theirs,
  listFontUses: { ...theirs, user: 'not_found' },
  deleteFont: { ...theirs, user: 'not_found' },
  listProductFonts: forAdmins,
  uploadProductFont: forAdmins,
  // The font that is aimed at does not exist.
  setProductFontState: { ...forAdmins, admin: 'not_found' },
  listProductFontUses: { ...forAdmins, admin: 'not_found' },
  deleteProductFont: { ...forAdmins, admin: 'not_found' },
  // At the address that is tried nothing answers.
  fetchMedia: { ...theirs, user: 'address_unreachable' },
  readImportFeed: { ...theirs, user: 'address_unreachable' },
  readLinkCard: theirs,
  startBrandAutofill: theirs,
  previewPictures: theirs,
  // What is sent as a file is none of rows.
  startPostImport: { ...theirs, user: 'import_invalid' },
  cancelJob: theirs,
  retryJob: theirs,
  // The channel that is aimed at is on another network.
  beginConnection: { ...theirs, user: 'not_found' },
  finishConnection: { ...theirs, user: 'connect_expired' },
  listNetworks: theirs,
  saveChannelSettings: theirs,
  checkConnection: theirs,
  setSandbox: theirs,
  // The channel that is aimed at is on the network for practice, which has no profiles.
  readChannelProfile: { ...theirs, user: 'network_unavailable' },
  writeChannelProfile: { ...theirs, user: 'network_unavailable' },
  // Nothing answers at the address that is named.
  previewRadarSource: { ...theirs, user: 'address_unreachable' },
  followRadarSource: { ...theirs, user: 'address_unreachable' },
  importRadarPosts: theirs,
  changeRadarSource: theirs,
  checkRadarSource: theirs,
  // The source that is aimed at does not exist.
  unfollowRadarSource: { ...theirs, user: 'not_found' },
  readRadar: theirs,
  setCampaignUtm: theirs,
  measureCampaigns: theirs,
  publishLinkPage: theirs,
  readLinkPageFacts: theirs,
  unpublishLinkPage: theirs,
  saveQueue: theirs,
  addToQueue: theirs,
  moveInQueue: theirs,
  shuffleQueue: theirs,
  setQueuePause: theirs,
  saveEvergreen: theirs,
  deleteQueue: theirs,
  schedulePost: theirs,
  reschedulePost: theirs,
  cancelPost: theirs,
  resolveVariant: theirs,
  simulate: theirs,
  saveModelSettings: theirs,
  tryModel: theirs,
  listModels: theirs,
  startModelRun: theirs,
  clearModelSettings: theirs,
  createSeries: theirs,
  skipSeriesDay: theirs,
  changeSeries: theirs,
  deleteSeries: theirs,
  // Nothing of the user's is in the trash, and the template that is aimed at does not exist.
  moveToTrash: { ...theirs, user: 'not_found' },
  restoreFromTrash: { ...theirs, user: 'not_found' },
  deleteForGood: { ...theirs, user: 'not_found' },
  emptyTrash: theirs,
  deletePost: theirs,
  disconnect: theirs,

  // Its only owner.
  leaveWorkspace: { ...theirs, user: 'last_owner' },
  changePassword: ownConfirmed,
  getSecondFactor: own,
  beginApp: ownConfirmed,
  confirmApp: refusedCode,
  beginPasskey: ownConfirmed,
  addPasskey: refusedCode,
  removePasskey: { ...ownConfirmed, user: 'not_found' },
  renewRecoveryCodes: { ...ownConfirmed, user: 'not_found' },
  turnOffSecondFactor: ownConfirmed,
  keepSecondFactor: own,
  askAgain: own,
  proveAgain: refusedCode,
  requestDeletion: ownConfirmed,
  cancelDeletion: own,
  endOtherSessions: own,
  logout: own,
}
