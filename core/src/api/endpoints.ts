import { listActivity } from './activity.ts'
import { readAnalytics } from './analytics.ts'
import { listPostHistory } from './post-history.ts'
import * as accountExport from './account-export.ts'
import * as admin from './admin.ts'
import { getAdminFigures, getAdminHome } from './admin-home.ts'
import * as auditLog from './audit-log.ts'
import * as apiKeys from './api-keys.ts'
import * as approvals from './approvals.ts'
import * as assistants from './assistants.ts'
import * as auth from './auth.ts'
import * as billing from './billing.ts'
import * as earn from './earn.ts'
import * as brandAutofill from './brand-autofill.ts'
import * as adminRequests from './admin-requests.ts'
import * as supportViews from './support-views.ts'
import * as coupons from './coupons.ts'
import * as mailChoices from './mail-choices.ts'
import * as eventHooks from './event-hooks.ts'
import { bulkPosts } from './bulk-posts.ts'
import * as calendar from './calendar.ts'
import * as campaigns from './campaigns.ts'
import * as linkPages from './link-pages.ts'
import * as profiles from './profiles.ts'
import * as radar from './radar.ts'
import * as comments from './comments.ts'
import * as connections from './connections.ts'
import * as clientRoom from './client-room.ts'
import * as contact from './contact.ts'
import { deleteFont, listFonts, listFontUses, uploadFont } from './fonts.ts'
import * as health from './health.ts'
import * as importFeeds from './import-feeds.ts'
import * as invites from './invites.ts'
import * as linkCards from './link-cards.ts'
import * as fetchedMedia from './fetched-media.ts'
import * as media from './media.ts'
import * as mediaLibrary from './media-library.ts'
import * as uploads from './uploads.ts'
import * as people from './people.ts'
import * as peopleAccount from './people-account.ts'
import * as platformApps from './platform-apps.ts'
import * as takedown from './takedown.ts'
import * as jobs from './jobs.ts'
import * as members from './members.ts'
import * as models from './models.ts'
import * as failedPosts from './failed-posts.ts'
import * as networks from './networks.ts'
import * as announcements from './announcements.ts'
import * as switches from './switches.ts'
import * as contributions from './contributions.ts'
import * as deckTemplates from './deck-templates.ts'
import * as gallery from './gallery.ts'
import * as manualPayments from './manual-payments.ts'
import * as plans from './plans.ts'
import * as pricing from './pricing.ts'
import { cancelPost, deletePost, reschedulePost, resolveVariant, schedulePost } from './posts.ts'
import * as postImports from './post-imports.ts'
import * as productFonts from './product-fonts.ts'
import * as publishing from './publishing-rules.ts'
import {
  addToQueue,
  deleteQueue,
  moveInQueue,
  saveEvergreen,
  saveQueue,
  setQueuePause,
  shuffleQueue,
} from './queues.ts'
import { createReviewLink, revokeReviewLink, updateReviewLink } from './review-links.ts'
import { readRoomDeck } from './room-deck.ts'
import * as sandbox from './sandbox.ts'
import { simulate } from './simulation.ts'
import * as series from './series.ts'
import * as secondFactor from './second-factor.ts'
import * as sessions from './sessions.ts'
import * as speech from './speech.ts'
import * as sharedModels from './shared-models.ts'
import * as stuckWork from './stuck-work.ts'
import * as status from './status.ts'
import * as trash from './trash.ts'
import * as users from './users.ts'
import * as workspaces from './workspaces.ts'

/** Every endpoint by name. Tests check that each one has a handler, a limit and a test. */
export const ENDPOINTS = {
  ...auth,
  ...approvals,
  ...apiKeys,
  readAssistantRequest: assistants.readAssistantRequest,
  allowAssistant: assistants.allowAssistant,
  refuseAssistant: assistants.refuseAssistant,
  listAssistants: assistants.listAssistants,
  disconnectAssistant: assistants.disconnectAssistant,
  ...campaigns,
  ...linkPages,
  ...profiles,
  ...radar,
  ...comments,
  ...sessions,
  ...secondFactor,
  ...users,
  ...accountExport,
  ...admin,
  getAdminHome,
  getAdminFigures,
  listPeople: people.listPeople,
  getPerson: people.getPerson,
  setPersonAccess: people.setPersonAccess,
  setPlanOverride: people.setPlanOverride,
  grantCredit: people.grantCredit,
  takeBackCredit: people.takeBackCredit,
  ...peopleAccount,
  checkAuditLog: auditLog.checkAuditLog,
  startAuditExport: auditLog.startAuditExport,
  readAuditExport: auditLog.readAuditExport,
  readAuditSeals: auditLog.readAuditSeals,
  ...platformApps,
  ...stuckWork,
  ...failedPosts,
  ...takedown,
  ...networks,
  readAnnouncements: announcements.readAnnouncements,
  listNews: announcements.listNews,
  listAnnouncements: announcements.listAnnouncements,
  saveAnnouncement: announcements.saveAnnouncement,
  endAnnouncement: announcements.endAnnouncement,
  listSwitches: switches.listSwitches,
  setSwitch: switches.setSwitch,
  getServiceImpact: switches.getServiceImpact,
  planWindow: switches.planWindow,
  endWindow: switches.endWindow,
  readServices: switches.readServices,
  ...publishing,
  ...health,
  ...status,
  ...workspaces,
  ...members,
  ...invites,
  ...media,
  ...mediaLibrary,
  ...uploads,
  ...fetchedMedia,
  listFonts,
  listFontUses,
  uploadFont,
  deleteFont,
  ...productFonts,
  ...importFeeds,
  ...jobs,
  ...postImports,
  ...linkCards,
  ...brandAutofill,
  ...connections,
  ...sandbox,
  ...contact,
  ...plans,
  listPricedPlans: pricing.listPricedPlans,
  savePlanDraft: pricing.savePlanDraft,
  publishPlan: pricing.publishPlan,
  setPlanOffer: pricing.setPlanOffer,
  orderPlans: pricing.orderPlans,
  tryPlanLimits: pricing.tryPlanLimits,
  getBilling: billing.getBilling,
  previewChange: billing.previewChange,
  startTrial: billing.startTrial,
  changePlan: billing.changePlan,
  setCancellation: billing.setCancellation,
  setPause: billing.setPause,
  saveBillingDetails: billing.saveBillingDetails,
  listInvoices: billing.listInvoices,
  getInvoice: billing.getInvoice,
  listCoupons: coupons.listCoupons,
  createCoupon: coupons.createCoupon,
  setCouponOffer: coupons.setCouponOffer,
  listCouponCodes: coupons.listCouponCodes,
  addCouponCodes: coupons.addCouponCodes,
  setCodeOffer: coupons.setCodeOffer,
  listRedemptions: coupons.listRedemptions,
  findCouponMisuse: coupons.findCouponMisuse,
  listAdminRequests: adminRequests.listAdminRequests,
  getDeletionEffect: adminRequests.getDeletionEffect,
  askAdminRequest: adminRequests.askAdminRequest,
  approveAdminRequest: adminRequests.approveAdminRequest,
  refuseAdminRequest: adminRequests.refuseAdminRequest,
  withdrawAdminRequest: adminRequests.withdrawAdminRequest,
  answerSupportView: supportViews.answerSupportView,
  withdrawSupportView: supportViews.withdrawSupportView,
  listSupportViews: supportViews.listSupportViews,
  askSupportView: supportViews.askSupportView,
  beginSupportView: supportViews.beginSupportView,
  endSupportView: supportViews.endSupportView,
  viewAccount: supportViews.viewAccount,
  viewWorkspaces: supportViews.viewWorkspaces,
  viewPosts: supportViews.viewPosts,
  viewPost: supportViews.viewPost,
  viewNotifications: supportViews.viewNotifications,
  getEarn: earn.getEarn,
  setReferralCode: earn.setReferralCode,
  countReferralClick: earn.countReferralClick,
  requestPayout: earn.requestPayout,
  listEarnWork: earn.listEarnWork,
  decideReferral: earn.decideReferral,
  settlePayout: earn.settlePayout,
  saveProgram: earn.saveProgram,
  listLedger: billing.listLedger,
  payInvoice: billing.payInvoice,
  confirmPayment: billing.confirmPayment,
  receiveStripeEvent: billing.receiveStripeEvent,
  getManualPayment: manualPayments.getManualPayment,
  uploadPaymentProof: manualPayments.uploadPaymentProof,
  submitManualPayment: manualPayments.submitManualPayment,
  listPaymentMethods: manualPayments.listPaymentMethods,
  savePaymentMethod: manualPayments.savePaymentMethod,
  orderPaymentMethods: manualPayments.orderPaymentMethods,
  listPayments: manualPayments.listPayments,
  readPaymentProof: manualPayments.readPaymentProof,
  approvePayment: manualPayments.approvePayment,
  refusePayment: manualPayments.refusePayment,
  refundPayment: manualPayments.refundPayment,
  ...deckTemplates,
  ...gallery,
  ...contributions,
  ...series,
  simulate,
  ...models,
  ...speech,
  listSharedModels: sharedModels.listSharedModels,
  connectSharedModel: sharedModels.connectSharedModel,
  changeSharedModel: sharedModels.changeSharedModel,
  removeSharedModel: sharedModels.removeSharedModel,
  readSharedModelUses: sharedModels.readSharedModelUses,
  testSharedModel: sharedModels.testSharedModel,
  rotateSharedModel: sharedModels.rotateSharedModel,
  revertSharedModel: sharedModels.revertSharedModel,
  readOfferedModel: sharedModels.readOfferedModel,
  ...calendar,
  listActivity,
  listPostHistory,
  readAnalytics,
  ...eventHooks,
  ...mailChoices,
  createReviewLink,
  updateReviewLink,
  revokeReviewLink,
  openRoom: clientRoom.openRoom,
  readRoomPost: clientRoom.readRoomPost,
  readRoomDeck,
  approveInRoom: clientRoom.approveInRoom,
  returnInRoom: clientRoom.returnInRoom,
  listRoomComments: clientRoom.listRoomComments,
  addRoomComment: clientRoom.addRoomComment,
  bulkPosts,
  cancelPost,
  deletePost,
  reschedulePost,
  resolveVariant,
  schedulePost,
  ...trash,
  addToQueue,
  deleteQueue,
  moveInQueue,
  saveEvergreen,
  saveQueue,
  setQueuePause,
  shuffleQueue,
} as const
