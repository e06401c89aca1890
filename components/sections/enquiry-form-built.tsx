import { EnquiryFields } from './enquiry-fields';
import { EnquirySubjects } from './enquiry-subjects';

/**
 * The enquiry form as plain HTML, checked by the browser and posted to the endpoint. Without an endpoint it can't be sent
 * before scripts run: a native post would lead nowhere and lose the words.
 */
export function EnquiryFormBuilt({ endpoint }: { endpoint: string | undefined }) {
  return (
    <form
      method="post"
      {...(endpoint !== undefined && { action: endpoint })}
      aria-label="Enquiry"
      className="enquiry print:hidden"
    >
      <EnquiryFields subjects={<EnquirySubjects />} />
      <button
        type="submit"
        disabled={endpoint === undefined}
        className="mt-8 min-h-12 rounded-sm bg-accent px-6 font-semibold text-accent-ink hover:bg-ink hover:text-canvas disabled:bg-surface disabled:text-ink-muted"
      >
        {endpoint === undefined ? 'Prepare the message' : 'Send'}
      </button>
    </form>
  );
}
