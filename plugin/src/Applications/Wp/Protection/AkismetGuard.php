<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Protection;

use CourantDesk\Applications\Domain\ApplicationInput;
use CourantDesk\Applications\Domain\Finding;
use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\Domain\Guard;
use CourantDesk\Applications\Domain\Suspicion;
use CourantDesk\Jobs\Domain\Opening;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\Request;
use Throwable;

/** Asks Akismet through its public functions, where it is active with a key (Jobs contract 4.3). */
final class AkismetGuard implements Guard
{
    public function __construct(private readonly Log $log)
    {
    }

    public function look(ApplicationInput $input, Opening $opening): Finding
    {
        $key = ['Akismet', 'get_api_key'];
        $ask = ['Akismet', 'http_post'];
        if (!is_callable($key) || !is_callable($ask) || in_array($key(), [null, false, ''], true)) {
            return Finding::nothing();
        }
        try {
            $answer = $ask($this->question($input, $opening), 'comment-check');
        } catch (Throwable $failure) {
            $this->log->error('applications.akismet', [], $failure);
            $answer = null;
        }
        $says = is_array($answer) && is_string($answer[1] ?? null) ? trim($answer[1]) : '';
        if ($says !== 'true' && $says !== 'false') {
            $this->log->error('applications.akismet', ['opening' => $opening->id]);
        }

        return $says === 'false' ? Finding::nothing() : Finding::suspicious(Suspicion::Akismet);
    }

    private function question(ApplicationInput $input, Opening $opening): string
    {
        $request = Request::current();

        return http_build_query([
            'blog' => home_url('/'),
            'blog_lang' => get_locale(),
            'blog_charset' => 'UTF-8',
            'comment_type' => 'application-form',
            'comment_author' => $input->text(FormDefinition::NAME),
            'comment_author_email' => $input->text(FormDefinition::EMAIL),
            'comment_content' => $input->text(FormDefinition::LETTER),
            'permalink' => $opening->url,
            'user_ip' => $input->address,
            'user_agent' => $request->header('User-Agent'),
            'referrer' => $request->header('Referer'),
        ]);
    }
}
