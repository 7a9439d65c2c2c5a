<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Http;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Applications\Domain\ApplicationInput;
use CourantDesk\Applications\Domain\GuardResult;
use CourantDesk\Applications\Domain\SubmissionGuard;
use CourantDesk\Applications\Domain\Suspicion;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\Request;
use CourantDesk\Openings\Domain\Opening;
use Throwable;

/**
 * Checks applications with the public functions of Akismet, if Akismet is active and has a key.
 *
 * @see docs/features/applications.md#spam-protection
 */
final class AkismetGuard implements SubmissionGuard
{
    public function __construct(private readonly Log $log)
    {
    }

    public function check(ApplicationInput $input, Opening $opening): GuardResult
    {
        $key = ['Akismet', 'get_api_key'];
        $sendQuery = ['Akismet', 'http_post'];
        if (!is_callable($key) || !is_callable($sendQuery) || in_array($key(), [null, false, ''], true)) {
            return GuardResult::pass();
        }
        try {
            $response = $sendQuery($this->createQuery($input, $opening), 'comment-check');
        } catch (Throwable $failure) {
            $this->log->error('applications.akismet', [], $failure);
            $response = null;
        }
        $verdict = is_array($response) && is_string($response[1] ?? null) ? trim($response[1]) : '';
        if ($verdict !== 'true' && $verdict !== 'false') {
            $this->log->error('applications.akismet', ['opening' => $opening->id]);
        }

        return $verdict === 'false' ? GuardResult::pass() : GuardResult::suspect(Suspicion::Akismet);
    }

    private function createQuery(ApplicationInput $input, Opening $opening): string
    {
        $request = Request::fromGlobals();

        return http_build_query([
            'blog' => home_url('/'),
            'blog_lang' => get_locale(),
            'blog_charset' => 'UTF-8',
            'comment_type' => 'application-form',
            'comment_author' => $input->text(FormDefinition::NAME),
            'comment_author_email' => $input->text(FormDefinition::EMAIL),
            'comment_content' => $input->text(FormDefinition::COVER_LETTER),
            'permalink' => $opening->url,
            'user_ip' => $input->networkAddress,
            'user_agent' => $request->header('User-Agent'),
            'referrer' => $request->header('Referer'),
        ]);
    }
}
