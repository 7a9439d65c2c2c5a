<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\ApplicationsParts;
use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\View\OwnPageView;
use CourantDesk\Kernel\Request;
use Throwable;
use WP_Post;

/**
 * An applicant's own page, reached through the signed link in a mail: what was sent, a copy of it, a new CV, withdrawal.
 * Looking changes nothing, since mail programs look at links too.
 */
final class OwnPage
{
    private const KEY = 'courant_application';
    private const DONE = 'courant_done';
    /** Copies and new files, an hour and application. */
    private const MOST = 6;

    public function __construct(private readonly ApplicationsParts $parts)
    {
    }

    public static function url(string $mark): string
    {
        return add_query_arg(self::KEY, $mark, home_url('/'));
    }

    public function boot(): void
    {
        add_action('template_redirect', [$this, 'answer'], 0);
    }

    public function answer(): void
    {
        $request = Request::current();
        $mark = $request->query()[self::KEY] ?? null;
        if (!is_string($mark)) {
            return;
        }
        $this->guard();
        $post = $this->isTooMuch($request) ? null : $this->own()->find($mark);
        if ($post === null) {
            status_header(404);
            $this->show(null, $mark, __('This link is not valid (any more). If you have withdrawn your application, or if it was a long time ago, we may have deleted it.', 'courant-desk'));
        }
        if ($request->method() !== 'POST') {
            $this->show($post, $mark, '', $request->text(self::DONE));
        }
        $error = $this->attempt($request, $post);
        if ($error !== '') {
            status_header(422);
            $this->show($post, $mark, $error);
        }
        (new Responder())->seeOther(add_query_arg(self::DONE, $request->text('courant_do'), self::url($mark)));
    }

    /** @return string what went wrong, or '' */
    private function attempt(Request $request, WP_Post $post): string
    {
        $what = $request->text('courant_do');
        if ($what !== 'withdraw' && $this->parts->rates()->hit("own-do|$post->ID", HOUR_IN_SECONDS) > self::MOST) {
            return __('That was often enough for now. Please try again in an hour.', 'courant-desk');
        }
        if ($what !== 'withdraw' && $this->own()->isWithdrawn($post)) {
            return __('You have withdrawn this application.', 'courant-desk');
        }
        try {
            return match (true) {
                $what === 'copy' => $this->copy($post),
                $what === 'withdraw' => $this->withdraw($request, $post),
                $what === 'update' => $this->confirmUpdate($request, $post),
                $what === 'replace' || ($request->body() === [] && $request->contentLength() > 0) => $this->replace($request, $post),
                default => (new Messages())->general(),
            };
        } catch (Throwable $failure) {
            $this->parts->kernel->log->error('applications.own', ['application' => $post->ID], $failure);

            return __('That did not work just now. Nothing was changed. Please try again in a few minutes.', 'courant-desk');
        }
    }

    private function copy(WP_Post $post): string
    {
        $this->own()->copy($post);

        return '';
    }

    private function confirmUpdate(Request $request, WP_Post $post): string
    {
        return $this->own()->confirmUpdate($post, $request->int('courant_update')) ? '' : __('This update is not there any more. Nothing was changed.', 'courant-desk');
    }

    private function withdraw(Request $request, WP_Post $post): string
    {
        if ($request->text('courant_sure') !== 'yes') {
            return __('Please tick that you want to withdraw.', 'courant-desk');
        }
        $this->own()->withdraw($post);

        return '';
    }

    private function replace(Request $request, WP_Post $post): string
    {
        $messages = new Messages();
        if ($request->body() === []) {
            return $messages->bodyTooLarge($this->parts->settings->maxTotalBytes());
        }
        $file = $request->files(FormDefinition::FILE)[0] ?? null;
        if ($file === null) {
            return __('Please choose your CV.', 'courant-desk');
        }
        $violation = $this->own()->replace($post, InputReader::file($file));

        return $violation === null ? '' : $messages->of($violation);
    }

    private function isTooMuch(Request $request): bool
    {
        return $this->parts->limiter()->isLimited('own', $request, $this->parts->settings->portalRequestsPerMinute());
    }

    private function guard(): void
    {
        Responder::keepOutOfCaches();
        header('X-Robots-Tag: noindex, nofollow');
        header('Referrer-Policy: no-referrer');
        header('X-Frame-Options: DENY');
    }

    private function show(?WP_Post $post, string $mark, string $error, string $done = ''): never
    {
        $this->parts->kernel->assets->style('applications');
        $this->parts->kernel->template->show('applications/own', new OwnPageView(
            self::url($mark),
            $error,
            $this->said($done),
            $post === null ? [] : $this->rows($post),
            $post === null ? [] : array_map(static fn ($file): string => $file->originalName, $this->parts->files()->ofApplication($post->ID)),
            $post !== null && !$this->own()->isWithdrawn($post),
            $post !== null && $this->parts->forms()->forOpening($post->post_parent)->field(FormDefinition::FILE) !== null,
            implode(', ', array_merge([], ...array_map(static fn ($kind): array => $kind->endings(), $this->parts->settings->accepted()))),
            (new Messages())->size($this->parts->settings->maxFileBytes()),
            $post === null || $this->own()->isWithdrawn($post) ? [] : $this->updates($post),
        ));
        exit;
    }

    private function said(string $done): string
    {
        return match ($done) {
            'copy' => __('We are sending you a copy by e-mail.', 'courant-desk'),
            'withdraw' => __('Your application is withdrawn. Your files and your letter are deleted.', 'courant-desk'),
            'replace' => __('Your CV is replaced.', 'courant-desk'),
            'update' => __('Your application is updated.', 'courant-desk'),
            default => '',
        };
    }

    /** @return array<string, string> label => what was sent */
    private function rows(WP_Post $post): array
    {
        $meta = static function (string $key) use ($post): string {
            $value = get_post_meta($post->ID, $key, true);

            return is_string($value) ? $value : '';
        };
        $rows = [
            __('Opening', 'courant-desk') => $meta('awsm_apply_for'),
            __('Reference number', 'courant-desk') => $meta('courant_reference'),
            __('Received', 'courant-desk') => (string) get_the_date('', $post) . ' ' . (string) get_the_time('', $post),
            __('Full name', 'courant-desk') => $meta(FormDefinition::NAME),
            __('E-mail', 'courant-desk') => $meta(FormDefinition::EMAIL),
            __('Phone', 'courant-desk') => $meta(FormDefinition::PHONE),
            __('Cover letter', 'courant-desk') => $meta(FormDefinition::LETTER),
        ];
        foreach ($this->parts->answers()->custom($post->ID) as $answer) {
            $rows[$answer->label] = $answer->shown;
        }

        return array_filter($rows, static fn (string $value): bool => trim($value) !== '');
    }

    /** @return list<array{id: int, received: string, files: list<string>}> */
    private function updates(WP_Post $post): array
    {
        return array_map(fn (WP_Post $update): array => [
            'id' => $update->ID,
            'received' => (string) get_the_date('', $update) . ' ' . (string) get_the_time('', $update),
            'files' => array_map(static fn ($file): string => $file->originalName, $this->parts->files()->ofApplication($update->ID)),
        ], $this->parts->updates()->find($post->ID));
    }

    private function own(): OwnApplication
    {
        return new OwnApplication($this->parts);
    }
}
