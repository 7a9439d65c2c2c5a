<?php

declare(strict_types=1);

namespace CourantDesk\Import\Formats;

use CourantDesk\Import\Domain\ImportRow;
use CourantDesk\Import\Domain\JobBoardFormat;
use CourantDesk\Import\Domain\SourceApplication;
use CourantDesk\Import\Domain\SourcePost;
use CourantDesk\Openings\Domain\Salary;

/**
 * Reads the data of Simple Job Board 2.0 to 2.13.
 *
 * @see docs/compatibility/job-boards.md#simple-job-board
 */
final class SimpleJobBoard extends JobBoardFormat
{
    private const FIELD_PREFIX = 'jobapp_';
    /** Responses that are stored in standard fields. */
    private const STANDARD_FIELDS = [
        'jobapp_name', 'jobapp_full_name', 'jobapp_email', 'jobapp_phone', 'jobapp_cover_letter',
    ];

    public function __construct()
    {
        parent::__construct(
            id: 'simple-job-board',
            name: 'Simple Job Board',
            openingType: 'jobpost',
            applicationType: 'jobpost_applicants',
            permalinkOption: 'job_board_jobpost_slug',
            stages: [
                'in-process' => 'progress', 'inprocess' => 'progress', 'shortlisted' => 'shortlist',
                'rejected' => 'reject', 'selected' => 'select',
            ],
        );
    }

    public function opening(SourcePost $post): ImportRow
    {
        $yes = ['1', 'yes', 'filled'];

        return $this->createRow(
            post: $post,
            categories: $post->terms['jobpost_category'] ?? [],
            types: $post->terms['jobpost_job_type'] ?? [],
            places: $post->terms['jobpost_location'] ?? [],
            companies: $post->texts('simple_job_board_company_name'),
            closesAt: $post->text('simple_job_board_job_expiry', 'jobpost_expiry', 'sjb_expiry_date'),
            salary: self::salaryOf($post->text('jobfeature_salary')),
            isFilled: in_array($post->text('sjb_filled', 'simple_job_board_filled'), $yes, true),
            isFeatured: in_array($post->text('sjb_featured', 'simple_job_board_featured'), ['1', 'yes'], true),
        );
    }

    public function application(SourcePost $post): SourceApplication
    {
        $name = $post->text('jobapp_name', 'jobapp_full_name');

        return new SourceApplication(
            opening: $post->parent,
            name: $name !== '' ? $name : self::decodedTitle($post),
            email: $post->text('jobapp_email'),
            phone: $post->text('jobapp_phone'),
            letter: $post->text('jobapp_cover_letter'),
            status: $this->stage($post->text('sjb_jobapp_status')),
            fields: self::customFields($post),
            files: self::files($post),
        );
    }

    protected function base(string $permalinks): string
    {
        $base = trim($permalinks, '/ ');

        return preg_match('~^[a-z0-9/_-]+$~', $base) === 1 ? $base : 'jobs';
    }

    /** @return array<string, string> value by label */
    private static function customFields(SourcePost $post): array
    {
        $fields = [];
        foreach ($post->meta as $key => $values) {
            $isCustom = str_starts_with($key, self::FIELD_PREFIX) && !in_array($key, self::STANDARD_FIELDS, true);
            if ($isCustom && trim($values[0] ?? '') !== '') {
                $chosen = $post->list($key);
                $label = ucfirst(str_replace(['_', '-'], ' ', substr($key, strlen(self::FIELD_PREFIX))));
                $fields[$label] = $chosen === [] ? $values[0] : implode(', ', array_filter($chosen, 'is_scalar'));
            }
        }

        return $fields;
    }

    /** @return list<string> */
    private static function files(SourcePost $post): array
    {
        $paths = [$post->text('resume_path', 'resume')];
        $attachments = $post->list('attachments_meta');
        $folder = is_string($attachments['base_dir'] ?? null) ? rtrim($attachments['base_dir'], '/') : '';
        foreach (is_array($attachments['file_name'] ?? null) ? $attachments['file_name'] : [] as $name) {
            if (is_string($name) && $folder !== '') {
                $paths[] = "$folder/$name";
            }
        }

        return self::paths($paths);
    }

    private static function salaryOf(string $text): ?Salary
    {
        preg_match('/\b(?:USD|EUR|GBP|CHF|INR|AUD|CAD|PKR)\b/', strtoupper($text), $currency);
        preg_match('/hour|day|week|month|year/i', $text, $unit);

        return self::salary($text, $currency[0] ?? match (true) {
            str_contains($text, '€') => 'EUR',
            str_contains($text, '£') => 'GBP',
            default => '',
        }, $unit[0] ?? '');
    }
}
