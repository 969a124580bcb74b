/** Who a provider says someone is. (issuer, subject) is the key; everything else may change. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly name: string | undefined;
  /** The address of a picture, as the provider says it. */
  readonly picture: string | undefined;
}

/** What must come back unchanged from the provider; kept by the server, one time only. */
export interface SignInChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface IdentityClient {
  /** Where to send the browser, and what to expect when it returns. */
  begin(): Promise<{ url: URL; checks: SignInChecks }>;
  /** Exchanges the code and verifies the id token; throws on anything odd. */
  finish(returnedTo: URL, checks: SignInChecks): Promise<Identity>;
}
