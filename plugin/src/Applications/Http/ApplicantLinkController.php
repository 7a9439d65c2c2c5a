<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Http;

use CourantDesk\ApplicationForms\Domain\FormInputValidator;
use CourantDesk\Applications\ApplicationsFactory;
use CourantDesk\Applications\Frontend\ApplicantLinkView;
use CourantDesk\Applications\Frontend\ApplicantMessages;
use CourantDesk\Applications\Frontend\ApplicantPortalView;
use CourantDesk\Applications\Storage\EarlierApplicationFinder;
use CourantDesk\Email\Domain\ApplicationEmailKind;
use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\OpeningsUrl;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Violation;
use Throwable;

/**
 * Sends applicants a new link to the applicant portal. Anybody can enter any email address, so the response is the same
 * whether the address has applied or not, and the link is sent only to the address that the application contains.
 *
 * @see docs/features/applications.md#new-link
 */
final class ApplicantLinkController
{
    private const PARAMETER = 'courant_new_link';
    private const OPENING = 'courant_opening';
    private const SENT = 'sent';
    private const MAX_REQUESTS_PER_HOUR = 30;
    /** Maximum number of applications whose links one request sends, the newest ones. */
    private const MAX_LINKS = 5;

    private readonly ApplicantPortalPage $page;

    public function __construct(private readonly ApplicationsFactory $factory)
    {
        $this->page = new ApplicantPortalPage($factory);
    }

    /**
     * Returns the URL of the form, to which it is also sent.
     *
     * @param int $opening the opening that the page links back to, or 0
     */
    public static function url(int $opening = 0, string $state = '1'): string
    {
        $parameters = [self::PARAMETER => $state] + ($opening > 0 ? [self::OPENING => $opening] : []);

        return add_query_arg($parameters, home_url('/'));
    }

    public function handle(): void
    {
        $request = Request::fromGlobals();
        if (!is_string($request->query()[self::PARAMETER] ?? null)) {
            return;
        }
        $this->page->sendHeaders();
        if ($request->method() !== 'POST') {
            $this->printPage(isSent: $request->query()[self::PARAMETER] === self::SENT);
        }
        $email = trim($request->text(ApplicantLinkView::FIELD, 254));
        if (
            $this->factory->rateLimiter()
                ->isLimited('new-link', $request, self::MAX_REQUESTS_PER_HOUR, HOUR_IN_SECONDS)
        ) {
            status_header(429);
            $this->printPage(__('Too many requests. Please try again in an hour.', 'courant-desk'));
        }
        if (!FormInputValidator::isEmail($email)) {
            status_header(422);
            $this->printPage(
                fieldError: (new ApplicantMessages())->describe(new Violation('email.malformed')),
                email: $email,
            );
        }
        $this->runAfterResponse(fn () => $this->enqueueLinks($request, $email));
        (new ResponseSender())->redirect(self::url(self::openingId(), self::SENT));
    }

    /**
     * @param string $error message above the form
     * @param string $title short form of the error, for the title of the page; '' for the error itself
     */
    public function printPage(
        string $error = '',
        bool $isSent = false,
        string $fieldError = '',
        string $email = '',
        string $title = '',
    ): never {
        $form = $this->factory->kernel->template->render('applications/portal-link', new ApplicantLinkView(
            action: self::url(self::openingId()),
            email: $email,
            error: $fieldError,
            isSent: $isSent,
            contact: $this->factory->organization->contactEmail(),
            openingId: self::openingId(),
        ));
        $this->page->print(new ApplicantPortalView(
            action: '',
            error: $error,
            confirmation: $isSent
                ? __('If this email address has applied, we send it the link to each application by email, usually in a few minutes. If no email arrives, look in your spam folder, or try again in an hour, because an address gets only a few automatic emails an hour.', 'courant-desk')
                : '',
            rows: [],
            files: [],
            canChange: false,
            styles: $this->page->styles(),
            openingsUrl: OpeningsUrl::find(),
            linkForm: new Html($form),
            resultTitle: $isSent ? __('New link requested', 'courant-desk') : $title,
        ));
    }

    /** Returns the opening that the page links back to; 0 for none, and for one that visitors cannot open. */
    private static function openingId(): int
    {
        $raw = Request::fromGlobals()->query()[self::OPENING] ?? null;
        $id = is_numeric($raw) ? (int) $raw : 0;
        $canVisit = $id > 0 && get_post_type($id) === PostTypes::OPENING && is_post_publicly_viewable($id);

        return $canVisit && !post_password_required($id) ? $id : 0;
    }

    /**
     * Runs $work after the response was sent, so that its duration does not disclose whether the address has applied;
     * before it on servers that cannot do that.
     */
    private function runAfterResponse(callable $work): void
    {
        if (function_exists('fastcgi_finish_request')) {
            add_action('shutdown', $work);
        } else {
            $work();
        }
    }

    private function enqueueLinks(Request $request, string $email): void
    {
        $limits = new SubmissionRateLimits(
            rates: $this->factory->rates(),
            limiter: $this->factory->rateLimiter(),
            settings: $this->factory->settings,
            request: $request,
            hasToken: false,
        );
        try {
            if ($limits->isReplyLimited($email)) {
                return;
            }
            $finder = new EarlierApplicationFinder($this->factory->kernel->sql);
            foreach ($finder->findNewest($email, self::MAX_LINKS) as $application) {
                $this->factory->emailQueue->enqueue($application, ApplicationEmailKind::Link->value);
            }
        } catch (Throwable $failure) {
            $this->factory->kernel->log->error('applications.link', [], $failure);
        }
    }
}
