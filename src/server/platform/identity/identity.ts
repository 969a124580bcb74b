/** A person as the provider describes them. (issuer, subject) is the key; everything else may change. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly name: string | undefined;
  /** Picture URL as given by the provider. */
  readonly picture: string | undefined;
}

/** Values that must come back unchanged from the provider; kept on the server and used once. */
export interface SignInChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface IdentityClient {
  /** Where to send the browser, and the values to check when it returns. */
  begin(): Promise<{ url: URL; checks: SignInChecks }>;
  /** Exchanges the code and verifies the id token; throws if anything does not match. */
  finish(returnedTo: URL, checks: SignInChecks): Promise<Identity>;
}
