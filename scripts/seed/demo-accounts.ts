/** Accounts that can sign in after the first start. They exist only in the emulators. */
export const DEMO_USER = {
  fullName: 'Dana Demo',
  username: 'demo',
  email: 'demo@postwright.app',
  password: 'demo-password',
}

export const DEMO_ADMIN = {
  fullName: 'Ada Admin',
  username: 'ada',
  email: 'admin@postwright.app',
  password: 'admin-password',
}

/** Members of the demo workspace except its owner. */
export const DEMO_TEAM = [
  {
    fullName: 'Erik Lund',
    username: 'erik',
    email: 'editor@postwright.app',
    password: 'editor-password',
    memberRole: 'editor',
  },
  {
    fullName: 'Nora Bell',
    username: 'nora',
    email: 'contributor@postwright.app',
    password: 'contributor-password',
    memberRole: 'contributor',
  },
  {
    fullName: 'Priya Shah',
    username: 'priya',
    email: 'approver@postwright.app',
    password: 'approver-password',
    memberRole: 'approver',
  },
  {
    fullName: 'Carla Moss',
    username: 'carla',
    email: 'client@postwright.app',
    password: 'client-password',
    memberRole: 'client',
  },
] as const

export type DemoAccount = { fullName: string; username: string; email: string; password: string }
