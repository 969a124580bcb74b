/** Issuer of demo accounts: they cannot sign in, get no mails and are left out of account counts. */
export const DEMO_ISSUER = "demo";
