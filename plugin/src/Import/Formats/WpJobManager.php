<?php

declare(strict_types=1);

namespace CourantDesk\Import\Formats;

use CourantDesk\Import\Domain\ImportRow;
use CourantDesk\Import\Domain\JobBoardFormat;
use CourantDesk\Import\Domain\SourceApplication;
use CourantDesk\Import\Domain\SourcePost;

/**
 * Reads the data of WP Job Manager 1.0 to 2.2, and of its add-on for applications.
 *
 * @see docs/compatibility/job-boards.md#wp-job-manager
 */
final class WpJobManager extends JobBoardFormat
{
    public function __construct()
    {
        parent::__construct(
            id: 'wp-job-manager',
            name: 'WP Job Manager',
            openingType: 'job_listing',
            applicationType: 'job_application',
            permalinkOption: 'job_manager_permalinks',
            stages: [
                'interviewed' => 'progress', 'offer' => 'shortlist', 'hired' => 'select', 'rejected' => 'reject',
                'archived' => 'reject',
            ],
        );
    }

    public function opening(SourcePost $post): ?ImportRow
    {
        return in_array($post->status, ['preview', 'pending_payment'], true) ? null : $this->createRow(
            post: $post,
            categories: $post->terms['job_listing_category'] ?? [],
            types: $post->terms['job_listing_type'] ?? [],
            places: $post->texts('_job_location'),
            companies: $post->texts('_company_name'),
            closesAt: $post->text('_job_expires'),
            salary: self::salary(
                $post->text('_job_salary'), $post->text('_job_salary_currency'), $post->text('_job_salary_unit'),
            ),
            isFilled: $post->text('_filled') === '1',
            isFeatured: $post->text('_featured') === '1',
            isRemote: $post->text('_remote_position') === '1',
            applyTo: $post->text('_application'),
        );
    }

    public function application(SourcePost $post): SourceApplication
    {
        $files = $post->list('_attachment_file');

        return new SourceApplication(
            opening: $post->parent,
            name: self::decodedTitle($post),
            email: $post->text('_candidate_email'),
            phone: $post->text('_candidate_phone', 'Phone'),
            letter: trim((string) preg_replace('/<[^>]*>/', '', $post->content)),
            status: $this->stage($post->status),
            fields: [],
            files: self::paths($files === [] ? [$post->text('_attachment_file')] : $files),
        );
    }

    protected function base(string $permalinks): string
    {
        $bases = json_decode($permalinks, true);
        $base = is_array($bases) && is_string($bases['job_base'] ?? null) ? trim($bases['job_base'], '/') : '';

        return $base === '' ? 'job' : $base;
    }
}
