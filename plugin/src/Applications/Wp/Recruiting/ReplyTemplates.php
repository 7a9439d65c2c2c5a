<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp\Recruiting;

use CourantDesk\Kernel\Utf8;

/** Templates of mails to applicants, in the contract's option (Jobs contract 1.4), so that those of a Pro edition are there. */
final class ReplyTemplates
{
    public const OPTION = 'awsm_jobs_pro_mail_templates';
    public const MOST = 50;

    public function erase(): void
    {
        delete_option(self::OPTION);
    }

    /** @return list<array{key: string, name: string, subject: string, content: string}> */
    public function read(): array
    {
        $stored = get_option(self::OPTION, null);
        $templates = [];
        foreach (is_array($stored) ? $stored : $this->usual() as $entry) {
            $entry = (array) $entry;
            $key = is_scalar($entry['key'] ?? null) ? (string) $entry['key'] : '';
            if ($key === '') {
                continue;
            }
            $text = static fn (string $part): string => is_scalar($entry[$part] ?? null) ? (string) $entry[$part] : '';
            // A Pro edition wrote HTML; these mails are plain text.
            $content = preg_match('/<(p|br|div)\b/i', $text('content')) === 1
                ? wp_specialchars_decode(wp_strip_all_tags((string) preg_replace('/<(br|\/p|\/div)\b[^>]*>/i', "\n", $text('content'))), ENT_QUOTES)
                : $text('content');
            $templates[] = ['key' => $key, 'name' => Utf8::line($text('name')), 'subject' => Utf8::line($text('subject')), 'content' => trim($content)];
        }

        return $templates;
    }

    /** @return array{key: string, name: string, subject: string, content: string}|null */
    public function find(string $key): ?array
    {
        foreach ($this->read() as $template) {
            if ($template['key'] === $key) {
                return $template;
            }
        }

        return null;
    }

    /** @param list<array{key: string, name: string, subject: string, content: string}> $templates */
    public function write(array $templates): void
    {
        update_option(self::OPTION, $templates, false);
    }

    /** @return list<array{key: string, name: string, subject: string, content: string}> */
    private function usual(): array
    {
        return [
            [
                'key' => 'invite',
                'name' => __('Invitation to talk', 'courant-desk'),
                'subject' => __('Your application for {job-title}', 'courant-desk'),
                'content' => __("Dear {applicant},\n\nthank you for your application. We would like to get to know you. Which of the next days would suit you for a talk of half an hour?\n\nKind regards\n{recruiter}\n{company}", 'courant-desk'),
            ],
            [
                'key' => 'question',
                'name' => __('A question', 'courant-desk'),
                'subject' => __('A question about your application for {job-title}', 'courant-desk'),
                'content' => __("Dear {applicant},\n\nthank you for your application. One thing we would like to know:\n\n\n\nKind regards\n{recruiter}\n{company}", 'courant-desk'),
            ],
            [
                'key' => 'decline',
                'name' => __('Decline', 'courant-desk'),
                'subject' => __('Your application for {job-title}', 'courant-desk'),
                'content' => __("Dear {applicant},\n\nthank you for your interest and the time that you took. We have decided for other applicants. We wish you all the best.\n\nKind regards\n{company}", 'courant-desk'),
            ],
        ];
    }
}
