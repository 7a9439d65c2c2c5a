<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Http;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Applications\ApplicationsFactory;
use CourantDesk\Applications\Frontend\ApplicantHistory;
use CourantDesk\Applications\Frontend\ApplicantMessages;
use CourantDesk\Applications\Frontend\ApplicantPortalView;
use CourantDesk\Applications\Frontend\FileReplacements;
use CourantDesk\Applications\Frontend\SentApplications;
use CourantDesk\Kernel\HiringSteps;
use CourantDesk\Kernel\Html;
use CourantDesk\Kernel\OpeningsUrl;
use CourantDesk\Kernel\Request;
use CourantDesk\Kernel\Violation;
use Throwable;
use WP_Post;

/**
 * Handles the applicant portal, which the signed link in an email opens: submitted data, a copy, a new CV, withdrawal.
 *
 * GET requests change nothing, because email programs also request links.
 */
final class ApplicantPortalController
{
    private const TOKEN_PARAMETER = 'courant_application';
    private const DONE_PARAMETER = 'courant_done';
    /**
     * Makes the URL of a form differ from the URL of its page: when a connection fails, browsers replace the history
     * entry of the same URL with their error page, and Back would leave the portal.
     */
    private const SENT_PARAMETER = 'courant_sent';
    /** Limit for copies and new files, per hour and application. */
    private const MAX_ACTIONS_PER_HOUR = 6;

    private readonly ApplicantPortalPage $page;

    public function __construct(private readonly ApplicationsFactory $factory)
    {
        $this->page = new ApplicantPortalPage($factory);
    }

    public static function url(string $token): string
    {
        return add_query_arg(self::TOKEN_PARAMETER, $token, home_url('/'));
    }

    public function handle(): void
    {
        $request = Request::fromGlobals();
        $token = $request->query()[self::TOKEN_PARAMETER] ?? null;
        if (!is_string($token)) {
            return;
        }
        $this->factory->kernel->sql->readFromPrimary();
        $this->page->sendHeaders();
        $post = $this->isRateLimited($request) ? null : $this->portalActions()->findByToken($token);
        if ($post === null) {
            status_header(404);
            (new ApplicantLinkController($this->factory))->printPage(
                __('This link is invalid or has expired. If you withdrew your application, or sent it a long time ago, it may have been deleted.', 'courant-desk'),
                title: __('Invalid link', 'courant-desk'),
            );
        }
        if ($request->method() !== 'POST') {
            $this->printPage($post, $token, '', $request->text(self::DONE_PARAMETER));
        }
        $error = $this->runAction($request, $post);
        if ($error !== '') {
            status_header(422);
            $this->printPage($post, $token, $error);
        }
        (new ResponseSender())->redirect(
            add_query_arg(self::DONE_PARAMETER, $request->text('courant_do'), self::url($token))
        );
    }

    /** @return string error message, or '' */
    private function runAction(Request $request, WP_Post $post): string
    {
        $action = $request->text('courant_do');
        if (
            $action !== 'withdraw'
            && $this->factory->rates()->increment("own-do|$post->ID", HOUR_IN_SECONDS) > self::MAX_ACTIONS_PER_HOUR
        ) {
            return __('Too many requests. Please try again in an hour.', 'courant-desk');
        }
        if ($action !== 'withdraw' && $this->portalActions()->isWithdrawn($post)) {
            return __('You have withdrawn this application.', 'courant-desk');
        }
        try {
            return match (true) {
                $action === 'copy' => $this->enqueueCopy($post),
                $action === 'withdraw' => $this->withdraw($request, $post),
                $action === 'update' => $this->confirmUpdate($request, $post),
                in_array($action, ['replace', 'file'], true)
                || ($request->body() === [] && $request->contentLength() > 0) =>
                    $this->replaceFile(
                        $request,
                        $post,
                    ),
                default => (new ApplicantMessages())->generalError(),
            };
        } catch (Throwable $failure) {
            $this->factory->kernel->log->error('applications.portal', ['application' => $post->ID], $failure);

            return __('Your request could not be processed, and nothing was changed. Please try again in a few minutes.', 'courant-desk');
        }
    }

    private function enqueueCopy(WP_Post $post): string
    {
        $this->portalActions()->enqueueCopy($post);

        return '';
    }

    private function confirmUpdate(Request $request, WP_Post $post): string
    {
        return $this->portalActions()->confirmUpdate($post, $request->int('courant_update'))
            ? ''
            : __('This update no longer exists. Nothing was changed.', 'courant-desk');
    }

    private function withdraw(Request $request, WP_Post $post): string
    {
        if ($request->text('courant_sure') !== 'yes') {
            return __('Please confirm that you want to withdraw your application.', 'courant-desk');
        }
        $this->portalActions()->withdraw($post);

        return '';
    }

    private function replaceFile(Request $request, WP_Post $post): string
    {
        $messages = new ApplicantMessages();
        if ($request->body() === []) {
            return $messages->bodyTooLarge($this->factory->settings->maxTotalBytes());
        }
        $file = $request->files(FormDefinition::FILE)[0] ?? null;
        $isResume = $request->text('courant_do') !== 'file';
        if ($file === null) {
            return $isResume
                ? __('Please choose your CV.', 'courant-desk')
                : __('Please choose a file.', 'courant-desk');
        }
        $replaced = $isResume ? null : $this->portalActions()->findReplaceable($post, $request->int('courant_file'));
        if (!$isResume && $replaced === null) {
            return $messages->describe(new Violation('file.gone'));
        }
        $incoming = ApplicationInputReader::createIncomingFile($file);
        $violation = $this->portalActions()->replaceFile($post, $incoming, $replaced);

        return $violation === null ? '' : $messages->describe($violation);
    }

    private function isRateLimited(Request $request): bool
    {
        return $this->factory->rateLimiter()
            ->isLimited('own', $request, $this->factory->settings->portalRequestsPerMinute());
    }

    private function printPage(WP_Post $post, string $token, string $error, string $done = ''): never
    {
        $history = new ApplicantHistory($post, $this->factory->emailQueue->findByApplication($post->ID));
        $canChange = !$this->portalActions()->isWithdrawn($post);
        $action = add_query_arg(
            self::SENT_PARAMETER,
            (string) $this->factory->kernel->clock->now()->getTimestamp(),
            self::url($token),
        );
        $replacements = new FileReplacements($this->factory, $post, $action, $canChange ? $error : null);
        $this->page->print(new ApplicantPortalView(
            action: $action,
            error: $error,
            confirmation: $this->confirmationText($done),
            rows: (new SentApplications($this->factory))->rows($post),
            files: $this->files($post, $replacements),
            canChange: $canChange,
            updates: $canChange ? $this->updates($post) : [],
            styles: $this->page->styles(),
            status: $history->status(),
            opening: $this->opening($post),
            history: $history->events(),
            reference: self::text($post, 'courant_reference'),
            label: $history->label(),
            steps: $history->isWaiting() ? HiringSteps::ofOpening($post->post_parent) : [],
            hasFileError: $replacements->hasError(),
            openingsUrl: OpeningsUrl::find(),
            openingId: $post->post_parent,
            resultTitle: $done === 'withdraw' ? __('Application withdrawn', 'courant-desk') : '',
        ));
    }

    private function confirmationText(string $done): string
    {
        return match ($done) {
            'copy' => __('We are sending you a copy by email.', 'courant-desk'),
            'withdraw' => __('Your application has been withdrawn. Your files, your cover letter and your contact details have been deleted.', 'courant-desk'),
            'replace' => __('Your CV has been replaced.', 'courant-desk'),
            'file' => __('Your file has been replaced.', 'courant-desk'),
            'update' => __('Your application has been updated.', 'courant-desk'),
            default => '',
        };
    }

    /** @return array{title: string, url: string} the URL is '' when the applicant cannot visit the page */
    private function opening(WP_Post $application): array
    {
        $id = $application->post_parent;
        $canVisit = $id > 0 && is_post_publicly_viewable($id) && !post_password_required($id);

        return [
            'title' => self::text($application, 'awsm_apply_for'),
            'url' => $canVisit ? (string) get_permalink($id) : '',
        ];
    }

    /** @return list<array{label: string, name: string, url: string, replacement: Html}> */
    private function files(WP_Post $post, FileReplacements $replacements): array
    {
        $expires = $this->factory->kernel->clock->now()->getTimestamp() + HOUR_IN_SECONDS;

        return array_map(fn (array $sent): array => [
            'label' => $sent['label'],
            'name' => $sent['file']->originalName,
            'url' => $this->factory->privateFiles->signedUrl($sent['file']->id, $post->ID, $expires),
            'replacement' => $replacements->render($sent['file']),
        ], $this->factory->findSentFiles($post->ID));
    }

    private static function text(WP_Post $application, string $key): string
    {
        $value = get_post_meta($application->ID, $key, true);

        return is_string($value) ? $value : '';
    }

    /** @return list<array{id: int, received: string, files: list<string>}> */
    private function updates(WP_Post $post): array
    {
        return array_map(fn (WP_Post $update): array => [
            'id' => $update->ID,
            'received' => (new ApplicantMessages())->dateAndTime((int) get_post_timestamp($update)),
            'files' => array_map(
                static fn ($file): string => $file->originalName,
                $this->factory->files()->findByApplication($update->ID),
            ),
        ], $this->factory->pendingUpdates()->find($post->ID));
    }

    private function portalActions(): ApplicantPortalActions
    {
        return new ApplicantPortalActions($this->factory);
    }
}
