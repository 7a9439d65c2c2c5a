<?php

declare(strict_types=1);

namespace CourantDesk\Import\Formats;

use CourantDesk\Import\Domain\FormerApplication;
use CourantDesk\Import\Domain\FormerPost;
use CourantDesk\Import\Domain\ImportRow;
use CourantDesk\Import\Domain\JobBoardFormat;
use CourantDesk\Import\Domain\SalaryText;
use CourantDesk\Import\Domain\UploadPath;
use CourantDesk\Openings\Domain\Salary;

/**
 * Simple Job Board 2.0 to 2.13.
 *
 * @see docs/compatibility/job-boards.md#simple-job-board
 */
final class SimpleJobBoard implements JobBoardFormat
{
    private const STAGES = [
        'in-process' => 'progress', 'inprocess' => 'progress', 'shortlisted' => 'shortlist', 'rejected' => 'reject',
        'selected' => 'select',
    ];

    public function id(): string
    {
        return 'simple-job-board';
    }

    public function name(): string
    {
        return 'Simple Job Board';
    }

    public function openingType(): string
    {
        return 'jobpost';
    }

    public function applicationType(): string
    {
        return 'jobpost_applicants';
    }

    public function permalinkOption(): string
    {
        return 'job_board_jobpost_slug';
    }

    public function path(FormerPost $post, string $permalinks): string
    {
        $base = trim($permalinks, '/ ');

        return (preg_match('~^[a-z0-9/_-]+$~', $base) === 1 ? $base : 'jobs') . '/' . $post->slug;
    }

    public function opening(FormerPost $post): ImportRow
    {
        return new ImportRow(
            source: $this->id(),
            id: (string) $post->id,
            reference: '',
            title: html_entity_decode($post->title, ENT_QUOTES | ENT_HTML5, 'UTF-8'),
            sections: ['' => $post->content],
            categories: $post->terms['jobpost_category'] ?? [],
            types: $post->terms['jobpost_job_type'] ?? [],
            places: $post->terms['jobpost_location'] ?? [],
            opensAt: $post->date,
            closesAt: $post->text('simple_job_board_job_expiry', 'jobpost_expiry', 'sjb_expiry_date'),
            isActive: $post->status !== 'expired',
            salary: self::salary($post->text('jobfeature_salary')),
            terms: array_filter([
                'job-company' => $post->texts('simple_job_board_company_name'),
                'job-type' => $post->terms['jobpost_job_type'] ?? [],
                'job-location' => $post->terms['jobpost_location'] ?? [],
            ], static fn (array $names): bool => $names !== []),
            isFilled: in_array($post->text('sjb_filled', 'simple_job_board_filled'), ['1', 'yes', 'filled'], true),
            isFeatured: in_array($post->text('sjb_featured', 'simple_job_board_featured'), ['1', 'yes'], true),
            isDraft: !in_array($post->status, ['publish', 'expired'], true),
        );
    }

    public function application(FormerPost $post): FormerApplication
    {
        $fields = [];
        $known = ['jobapp_name', 'jobapp_full_name', 'jobapp_email', 'jobapp_phone', 'jobapp_cover_letter'];
        foreach ($post->meta as $key => $values) {
            if (str_starts_with($key, 'jobapp_') && !in_array($key, $known, true) && trim($values[0] ?? '') !== '') {
                $chosen = $post->list($key);
                $label = ucfirst(str_replace(['_', '-'], ' ', substr($key, strlen('jobapp_'))));
                $fields[$label] = $chosen === [] ? $values[0] : implode(', ', array_filter($chosen, 'is_scalar'));
            }
        }
        $name = $post->text('jobapp_name', 'jobapp_full_name');

        return new FormerApplication(
            opening: $post->parent,
            name: $name !== '' ? $name : html_entity_decode($post->title, ENT_QUOTES | ENT_HTML5, 'UTF-8'),
            email: $post->text('jobapp_email'),
            phone: $post->text('jobapp_phone'),
            letter: $post->text('jobapp_cover_letter'),
            status: self::STAGES[$post->text('sjb_jobapp_status')] ?? 'publish',
            fields: $fields,
            files: self::files($post),
        );
    }

    /** @return list<array{path: string, name: string}> */
    private static function files(FormerPost $post): array
    {
        $paths = [$post->text('resume_path', 'resume')];
        $attachments = $post->list('attachments_meta');
        $folder = is_string($attachments['base_dir'] ?? null) ? rtrim($attachments['base_dir'], '/') : '';
        foreach (is_array($attachments['file_name'] ?? null) ? $attachments['file_name'] : [] as $name) {
            if (is_string($name) && $folder !== '') {
                $paths[] = "$folder/$name";
            }
        }
        $files = [];
        foreach (array_unique($paths) as $path) {
            $relative = UploadPath::relative($path);
            if ($relative !== '') {
                $files[] = ['path' => $relative, 'name' => basename($relative)];
            }
        }

        return $files;
    }

    private static function salary(string $text): ?Salary
    {
        $amounts = SalaryText::amounts($text);
        preg_match('/\b(?:USD|EUR|GBP|CHF|INR|AUD|CAD|PKR)\b/', strtoupper($text), $currency);
        preg_match('/hour|day|week|month|year/i', $text, $unit);

        return Salary::fromArray([
            'min' => $amounts[0] ?? '', 'max' => $amounts[1] ?? '',
            'currency' => $currency[0] ?? match (true) {
                str_contains($text, '€') => 'EUR',
                str_contains($text, '£') => 'GBP',
                default => 'USD',
            },
            'unit' => strtoupper($unit[0] ?? 'year'),
        ]);
    }
}
