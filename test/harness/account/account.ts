import type { Account } from '#functions/account/model.ts'

/** Zoe's account. */
export const accountOf = (createdAt: Date, changed: Partial<Account> = {}): Account => ({
  id: 'usr_1',
  email: 'zoe@mail.example',
  firstName: 'Zoe',
  lastName: 'Quill',
  emailVerified: true,
  isActive: true,
  createdAt,
  updatedAt: createdAt,
  ...changed,
})
