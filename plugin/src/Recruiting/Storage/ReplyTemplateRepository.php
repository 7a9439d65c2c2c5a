<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Storage;

use CourantDesk\Kernel\Utf8;

/**
 * Reads and writes templates of emails to applicants, in the option of WP Job Openings Pro
 * (docs/compatibility/wp-job-openings.md#options), so that its templates are available.
 */
final class ReplyTemplateRepository
{
    public const OPTION = 'awsm_jobs_pro_mail_templates';
    public const MAX_TEMPLATES = 50;

    public function erase(): void
    {
        delete_option(self::OPTION);
    }

    /** @return list<array{key: string, name: string, subject: string, content: string}> */
    public function findAll(): array
    {
        $stored = get_option(self::OPTION, null);
        $templates = [];
        foreach (is_array($stored) ? $stored : $this->defaultTemplates() as $entry) {
            $entry = (array) $entry;
            $key = is_scalar($entry['key'] ?? null) ? (string) $entry['key'] : '';
            if ($key === '') {
                continue;
            }
            $text = static fn (string $key): string => is_scalar($entry[$key] ?? null) ? (string) $entry[$key] : '';
            // WP Job Openings Pro stores HTML, but these emails are plain text.
            $content = preg_match('/<(p|br|div)\b/i', $text('content')) === 1
                ? wp_specialchars_decode(
                    wp_strip_all_tags((string) preg_replace('/<(br|\/p|\/div)\b[^>]*>/i', "\n", $text('content'))),
                    ENT_QUOTES,
                )
                : $text('content');
            $templates[] = [
                'key' => $key, 'name' => Utf8::toSingleLine($text('name')),
                'subject' => Utf8::toSingleLine($text('subject')), 'content' => trim($content),
            ];
        }

        return $templates;
    }

    /** @return array{key: string, name: string, subject: string, content: string}|null */
    public function find(string $key): ?array
    {
        foreach ($this->findAll() as $template) {
            if ($template['key'] === $key) {
                return $template;
            }
        }

        return null;
    }

    /** @param list<array{key: string, name: string, subject: string, content: string}> $templates */
    public function saveAll(array $templates): void
    {
        update_option(self::OPTION, $templates, false);
    }

    /** @return list<array{key: string, name: string, subject: string, content: string}> */
    private function defaultTemplates(): array
    {
        return [
            [
                'key' => 'invite',
                'name' => __('Interview invitation', 'courant-desk'),
                'subject' => __('Your application for {job-title}', 'courant-desk'),
                'content' => __("Dear {applicant},\n\nThank you for your application. We would like to get to know you. Which day next week would suit you for a half-hour conversation?\n\nKind regards\n{recruiter}\n{company}", 'courant-desk'),
            ],
            [
                'key' => 'question',
                'name' => __('A question', 'courant-desk'),
                'subject' => __('A question about your application for {job-title}', 'courant-desk'),
                'content' => __("Dear {applicant},\n\nThank you for your application. We have a question:\n\n\n\nKind regards\n{recruiter}\n{company}", 'courant-desk'),
            ],
            [
                'key' => 'decline',
                'name' => __('Decline', 'courant-desk'),
                'subject' => __('Your application for {job-title}', 'courant-desk'),
                'content' => __("Dear {applicant},\n\nThank you for your application {application-id} for “{job-title}” and for the time you took. We have decided to proceed with other applicants. We wish you all the best.\n\n{application-link}\n\nKind regards\n{company}", 'courant-desk'),
            ],
        ];
    }
}
