<?php

declare(strict_types=1);

namespace CourantDesk\Recruiting\Http;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Kernel\CsvWriter;
use CourantDesk\Kernel\PostMeta;
use CourantDesk\Kernel\Request;
use CourantDesk\Recruiting\Admin\SuspicionLabels;
use CourantDesk\Recruiting\Domain\ApplicationQuery;
use CourantDesk\Recruiting\Domain\ApplicationScope;
use CourantDesk\Recruiting\Domain\ApplicationTag;
use CourantDesk\Recruiting\Domain\Candidate;
use CourantDesk\Recruiting\RecruitingFactory;
use CourantDesk\Recruiting\Storage\ApplicationFileList;

/**
 * Exports applications as CSV or JSON, newest first, read in batches by ID: memory use does not depend on their
 * number, and rows that are added, changed or deleted during the export cause no missing or duplicate rows.
 */
final class ApplicationExportController
{
    public const ACTION = 'courant_export_applications';
    private const BATCH_SIZE = 500;

    /** Columns before those of the custom fields. */
    private const COLUMN_KEYS = [
        'reference', 'received', 'opening', 'stage', 'rating', 'name', 'email', 'phone', 'letter', 'files', 'consent',
        'consent_time', 'consent_version', 'consent_text', 'keep_consent_text', 'keep_until', 'notes', 'suspicions',
        'tags', 'assignees',
    ];

    private readonly ApplicationFileList $files;
    /** @var array<int, list<ApplicationTag>> of the current batch */
    private array $tags = [];
    /** @var array<int, list<int>> of the current batch */
    private array $assignees = [];

    /** @param ApplicationScope|null $scope null for the applications that the current user can see */
    public function __construct(
        private readonly RecruitingFactory $factory,
        private readonly ?ApplicationScope $scope = null,
    ) {
        $this->files = $factory->files();
    }

    public function handleDownload(): never
    {
        $request = Request::fromGlobals();
        if ($request->method() !== 'POST') {
            wp_die(
                esc_html__('This action cannot be opened as a link. Use the button on the screen.', 'courant-desk'),
                '',
                ['response' => 405, 'back_link' => true],
            );
        }
        check_admin_referer(self::ACTION);
        if (!current_user_can(RecruitingPermissions::HANDLE_CAPABILITY)) {
            wp_die(esc_html__('You are not allowed to do this.', 'courant-desk'), '', ['response' => 403]);
        }
        parse_str($request->text('query', 4000), $sent);
        $writer = CsvWriter::startDownload(
            'applications-' . $this->factory->kernel->clock->now()->format('Y-m-d') . '.csv'
        );
        foreach ($this->rows(ApplicationQuery::fromArray($sent, wp_timezone())) as $row) {
            $writer->writeRow($row);
        }
        exit;
    }

    /** @return iterable<string> lines of all applications except suspected spam, withdrawn ones and trash */
    public function exportLines(string $format): iterable
    {
        if ($format !== 'json') {
            $byteOrderMark = CsvWriter::BOM;
            foreach ($this->rows(new ApplicationQuery()) as $row) {
                yield $byteOrderMark . CsvWriter::formatRow($row);
                $byteOrderMark = '';
            }

            return;
        }
        $custom = array_map('strval', array_keys($this->customFieldLabels(new ApplicationQuery())));
        $first = true;
        foreach ($this->candidateBatches(new ApplicationQuery()) as $candidates) {
            foreach ($candidates as $candidate) {
                $facts = array_combine([...self::COLUMN_KEYS, ...$custom], $this->createRow($candidate, $custom));
                yield ($first ? '[' : ',') . wp_json_encode(
                    $facts,
                    JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE,
                );
                $first = false;
            }
        }
        yield $first ? '[]' : ']';
    }

    /** @return iterable<list<string>> header row first */
    public function rows(ApplicationQuery $query): iterable
    {
        $custom = $this->customFieldLabels($query);
        yield [
            __('Reference number', 'courant-desk'), __('Received', 'courant-desk'), __('Job opening', 'courant-desk'),
            __('Stage', 'courant-desk'), __('Rating', 'courant-desk'),
            __('Full name', 'courant-desk'), __('Email', 'courant-desk'), __('Phone', 'courant-desk'),
            __('Cover letter', 'courant-desk'),
            __('Files', 'courant-desk'), __('Consent', 'courant-desk'), __('Consent time', 'courant-desk'),
            __('Consent text version', 'courant-desk'), __('Consent text', 'courant-desk'),
            __('Consent for future openings', 'courant-desk'), __('May be kept until', 'courant-desk'),
            __('Notes', 'courant-desk'), __('Reasons for suspicion', 'courant-desk'),
            __('Tags', 'courant-desk'), __('Assigned to', 'courant-desk'),
            ...array_values($custom),
        ];
        foreach ($this->candidateBatches($query) as $candidates) {
            foreach ($candidates as $candidate) {
                yield $this->createRow($candidate, array_map('strval', array_keys($custom)));
            }
        }
    }

    /**
     * @param list<string> $custom
     * @return list<string>
     */
    private function createRow(Candidate $candidate, array $custom): array
    {
        $id = $candidate->id;
        $responses = [];
        $consent = PostMeta::text($id, 'awsm_agree_privacy_policy');
        foreach ($this->factory->applications->findCustomResponses($id) as $response) {
            $responses[$response->name] = $response->displayValue;
        }
        $notes = array_map(
            static fn (array $note): string => $note['text'],
            $this->factory->notes->findByApplication($id),
        );

        return [
            PostMeta::text($id, 'courant_reference'),
            (string) wp_date('Y-m-d H:i', $candidate->receivedAt),
            PostMeta::text($id, 'awsm_apply_for'),
            $this->factory->stages->findAll()->find($candidate->stage)->label ?? $candidate->stage,
            $candidate->rating > 0 ? (string) $candidate->rating : '',
            PostMeta::text($id, FormDefinition::NAME),
            PostMeta::text($id, FormDefinition::EMAIL),
            PostMeta::text($id, FormDefinition::PHONE),
            PostMeta::text($id, FormDefinition::COVER_LETTER),
            $this->files->describe($id),
            $consent,
            // Applicants give their consent when they send the application.
            $consent === '' ? '' : (string) wp_date('Y-m-d H:i', $candidate->receivedAt),
            ApplicationRowSerializer::consentVersion($id),
            ApplicationRowSerializer::consentText($id),
            wp_strip_all_tags(PostMeta::text($id, 'courant_keep_consent')),
            PostMeta::text($id, 'courant_keep_until'),
            implode("\n", $notes),
            implode('; ', SuspicionLabels::forApplication($id)),
            implode('; ', array_map(
                static fn (ApplicationTag $tag): string => $tag->name,
                $this->tags[$id] ?? [],
            )),
            implode('; ', array_map(ApplicationTimeline::userName(...), $this->assignees[$id] ?? [])),
            ...array_map(static fn (string $name): string => $responses[$name] ?? '', $custom),
        ];
    }

    /** @return array<string, string> name => label of each custom field that at least one of these applications has */
    private function customFieldLabels(ApplicationQuery $query): array
    {
        $sql = $this->factory->kernel->sql;
        $fields = [];
        if (
            $sql->fetchValue(
                'SELECT meta_id FROM %i WHERE meta_key = %s LIMIT 1',
                $sql->coreTable('postmeta'),
                'awsm_applicant_custom_fields',
            ) === null
        ) {
            return [];
        }
        foreach ($this->candidateBatches($query) as $candidates) {
            foreach ($candidates as $candidate) {
                foreach ($this->factory->applications->findCustomResponses($candidate->id) as $response) {
                    $fields[$response->name] ??= $response->label;
                }
            }
        }

        return $fields;
    }

    /** @return iterable<list<Candidate>> newest first, with primed post and meta caches */
    private function candidateBatches(ApplicationQuery $query): iterable
    {
        $scope = $this->scope ?? $this->factory->team->findScope(get_current_user_id());
        $stages = $this->factory->stages->findAll();
        $before = PHP_INT_MAX;
        do {
            $candidates = $this->factory->candidates->findBefore($before, $query, $scope, $stages, self::BATCH_SIZE);
            $ids = array_map(static fn (Candidate $candidate): int => $candidate->id, $candidates);
            _prime_post_caches($ids, false, true);
            $this->tags = $this->factory->tags->findByApplications($ids);
            $this->assignees = $this->factory->assignees->findByApplications($ids);
            cache_users(array_values(array_unique(array_merge(...$this->assignees))));
            yield $candidates;
            wp_cache_delete_multiple($ids, 'posts');
            wp_cache_delete_multiple($ids, 'post_meta');
            $before = $ids === [] ? 0 : min($ids);
        } while (count($candidates) === self::BATCH_SIZE);
    }
}
