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
 * WP Job Manager 1.0 to 2.2, and its add-on for applications.
 *
 * @see docs/compatibility/job-boards.md#wp-job-manager
 */
final class WpJobManager implements JobBoardFormat
{
    private const STAGES = [
        'interviewed' => 'progress', 'offer' => 'shortlist', 'hired' => 'select', 'rejected' => 'reject',
        'archived' => 'reject',
    ];

    public function id(): string
    {
        return 'wp-job-manager';
    }

    public function name(): string
    {
        return 'WP Job Manager';
    }

    public function openingType(): string
    {
        return 'job_listing';
    }

    public function applicationType(): string
    {
        return 'job_application';
    }

    public function permalinkOption(): string
    {
        return 'job_manager_permalinks';
    }

    public function path(FormerPost $post, string $permalinks): string
    {
        $bases = json_decode($permalinks, true);
        $base = is_array($bases) && is_string($bases['job_base'] ?? null) ? trim($bases['job_base'], '/') : '';

        return ($base === '' ? 'job' : $base) . '/' . $post->slug;
    }

    public function opening(FormerPost $post): ?ImportRow
    {
        if (in_array($post->status, ['preview', 'pending_payment'], true)) {
            return null;
        }
        $isRemote = $post->text('_remote_position') === '1';

        return new ImportRow(
            source: $this->id(),
            id: (string) $post->id,
            reference: '',
            title: html_entity_decode($post->title, ENT_QUOTES | ENT_HTML5, 'UTF-8'),
            sections: ['' => $post->content],
            categories: $post->terms['job_listing_category'] ?? [],
            types: $post->terms['job_listing_type'] ?? [],
            places: $post->texts('_job_location'),
            opensAt: $post->date,
            closesAt: $post->text('_job_expires'),
            isActive: $post->status !== 'expired',
            salary: self::salary($post),
            terms: array_filter([
                'job-company' => $post->texts('_company_name'),
                'job-type' => $post->terms['job_listing_type'] ?? [],
                'job-location' => $post->texts('_job_location'),
            ], static fn (array $names): bool => $names !== []),
            isFilled: $post->text('_filled') === '1',
            isFeatured: $post->text('_featured') === '1',
            isRemote: $isRemote,
            isDraft: !in_array($post->status, ['publish', 'expired'], true),
            applyTo: $post->text('_application'),
        );
    }

    public function application(FormerPost $post): FormerApplication
    {
        $files = [];
        $stored = $post->list('_attachment_file');
        foreach ($stored === [] ? [$post->text('_attachment_file')] : $stored as $path) {
            $relative = is_string($path) ? UploadPath::relative($path) : '';
            if ($relative !== '') {
                $files[] = ['path' => $relative, 'name' => basename($relative)];
            }
        }

        return new FormerApplication(
            opening: $post->parent,
            name: html_entity_decode($post->title, ENT_QUOTES | ENT_HTML5, 'UTF-8'),
            email: $post->text('_candidate_email'),
            phone: $post->text('_candidate_phone', 'Phone'),
            letter: trim((string) preg_replace('/<[^>]*>/', '', $post->content)),
            status: self::STAGES[$post->status] ?? 'publish',
            fields: [],
            files: $files,
        );
    }

    private static function salary(FormerPost $post): ?Salary
    {
        $amounts = SalaryText::amounts($post->text('_job_salary'));

        return Salary::fromArray([
            'min' => $amounts[0] ?? '',
            'max' => $amounts[1] ?? '',
            'currency' => $post->text('_job_salary_currency') !== '' ? $post->text('_job_salary_currency') : 'USD',
            'unit' => strtoupper($post->text('_job_salary_unit') !== '' ? $post->text('_job_salary_unit') : 'YEAR'),
        ]);
    }
}
