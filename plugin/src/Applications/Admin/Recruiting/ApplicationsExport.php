<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Admin\Recruiting;

use CourantDesk\Applications\Admin\SuspicionLabels;
use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\Domain\Recruiting\ApplicationQuery;
use CourantDesk\Applications\Domain\Recruiting\Candidate;
use CourantDesk\Applications\Domain\Recruiting\Scope;
use CourantDesk\Applications\RecruitingParts;
use CourantDesk\Applications\Wp\Recruiting\Files;
use CourantDesk\Applications\Wp\Recruiting\Rest\Access;
use CourantDesk\Applications\Wp\Recruiting\Rest\ApplicationJson;
use CourantDesk\Kernel\CsvWriter;
use CourantDesk\Kernel\Request;

/**
 * Applications as CSV or JSON, newest first, read in batches by id: memory does not grow with their number, and what arrives, changes or
 * is deleted meanwhile makes no row missing or double.
 */
final class ApplicationsExport
{
    public const ACTION = 'courant_export_applications';
    private const BATCH = 500;

    /** What cells() gives before the answers to further fields. */
    private const NAMES = ['reference', 'received', 'opening', 'stage', 'rating', 'name', 'email', 'phone', 'letter', 'files', 'consent', 'consent_time', 'consent_version', 'consent_text', 'keep_consent_text', 'keep_until', 'notes', 'suspicions'];

    private readonly Files $files;

    /** @param Scope|null $scope null: what the present user may see */
    public function __construct(private readonly RecruitingParts $parts, private readonly ?Scope $scope = null)
    {
        $this->files = $parts->files();
    }

    public function boot(): void
    {
        add_action('admin_post_' . self::ACTION, [$this, 'answer']);
    }

    public function answer(): never
    {
        $request = Request::current();
        if ($request->method() !== 'POST') {
            wp_die(esc_html__('This needs a button, not a link.', 'courant-desk'), '', ['response' => 405, 'back_link' => true]);
        }
        check_admin_referer(self::ACTION);
        if (!current_user_can(Access::HANDLE)) {
            wp_die(esc_html__('You are not allowed to do this.', 'courant-desk'), '', ['response' => 403]);
        }
        parse_str($request->text('query', 4000), $sent);
        $writer = CsvWriter::download('applications-' . $this->parts->room->kernel->clock->now()->format('Y-m-d') . '.csv');
        foreach ($this->rows(ApplicationQuery::fromArray($sent, wp_timezone())) as $row) {
            $writer->writeRow($row);
        }
        exit;
    }

    /** @return iterable<string> lines of all applications but the suspected, the withdrawn and those in the trash */
    public function as(string $format): iterable
    {
        if ($format !== 'json') {
            $mark = CsvWriter::BOM;
            foreach ($this->rows(new ApplicationQuery()) as $row) {
                yield $mark . CsvWriter::formatRow($row);
                $mark = '';
            }

            return;
        }
        $custom = array_map('strval', array_keys($this->customFields(new ApplicationQuery())));
        $first = true;
        foreach ($this->pages(new ApplicationQuery()) as $candidates) {
            foreach ($candidates as $candidate) {
                $facts = array_combine([...self::NAMES, ...$custom], $this->cells($candidate, $custom));
                yield ($first ? '[' : ',') . wp_json_encode($facts, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE);
                $first = false;
            }
        }
        yield $first ? '[]' : ']';
    }

    /** @return iterable<list<string>> the heads first */
    public function rows(ApplicationQuery $query): iterable
    {
        $custom = $this->customFields($query);
        yield [
            __('Reference number', 'courant-desk'), __('Received', 'courant-desk'), __('Opening', 'courant-desk'), __('Stage', 'courant-desk'), __('Rating', 'courant-desk'),
            __('Full name', 'courant-desk'), __('E-mail', 'courant-desk'), __('Phone', 'courant-desk'), __('Cover letter', 'courant-desk'),
            __('Files', 'courant-desk'), __('Consent', 'courant-desk'), __('Time of the consent', 'courant-desk'), __('Version of the consent', 'courant-desk'), __('Text of the consent', 'courant-desk'),
            __('Consent to be kept for later openings', 'courant-desk'), __('May be kept until', 'courant-desk'), __('Notes', 'courant-desk'), __('Suspected because of', 'courant-desk'),
            ...array_values($custom),
        ];
        foreach ($this->pages($query) as $candidates) {
            foreach ($candidates as $candidate) {
                yield $this->cells($candidate, array_map('strval', array_keys($custom)));
            }
        }
    }

    /**
     * @param list<string> $custom
     * @return list<string>
     */
    private function cells(Candidate $candidate, array $custom): array
    {
        $id = $candidate->id;
        $answers = [];
        $consent = ApplicationJson::text($id, 'awsm_agree_privacy_policy');
        foreach ($this->parts->room->answers()->custom($id) as $answer) {
            $answers[$answer->name] = $answer->shown;
        }
        $notes = array_map(static fn (array $note): string => $note['text'], $this->parts->notes->of($id));

        return [
            ApplicationJson::text($id, 'courant_reference'),
            (string) wp_date('Y-m-d H:i', $candidate->received),
            ApplicationJson::text($id, 'awsm_apply_for'),
            $this->parts->stages->read()->find($candidate->stage)->label ?? $candidate->stage,
            $candidate->rating > 0 ? (string) $candidate->rating : '',
            ApplicationJson::text($id, FormDefinition::NAME),
            ApplicationJson::text($id, FormDefinition::EMAIL),
            ApplicationJson::text($id, FormDefinition::PHONE),
            ApplicationJson::text($id, FormDefinition::LETTER),
            $this->files->describe($id),
            $consent,
            // It is given with the application.
            $consent === '' ? '' : (string) wp_date('Y-m-d H:i', $candidate->received),
            ApplicationJson::consentVersion($id),
            ApplicationJson::consentText($id),
            wp_strip_all_tags(ApplicationJson::text($id, 'courant_keep_consent')),
            ApplicationJson::text($id, 'courant_keep_until'),
            implode("\n", $notes),
            implode('; ', SuspicionLabels::forApplication($id)),
            ...array_map(static fn (string $name): string => $answers[$name] ?? '', $custom),
        ];
    }

    /** @return array<string, string> names and labels of the further fields that any of these applications has */
    private function customFields(ApplicationQuery $query): array
    {
        $sql = $this->parts->room->kernel->sql;
        $fields = [];
        if ($sql->value('SELECT meta_id FROM %i WHERE meta_key = %s LIMIT 1', $sql->core('postmeta'), 'awsm_applicant_custom_fields') === null) {
            return [];
        }
        foreach ($this->pages($query) as $candidates) {
            foreach ($candidates as $candidate) {
                foreach ($this->parts->room->answers()->custom($candidate->id) as $answer) {
                    $fields[$answer->name] ??= $answer->label;
                }
            }
        }

        return $fields;
    }

    /** @return iterable<list<Candidate>> newest first, with posts and meta at hand */
    private function pages(ApplicationQuery $query): iterable
    {
        $scope = $this->scope ?? $this->parts->team->scope(get_current_user_id());
        $stages = $this->parts->stages->read();
        $before = PHP_INT_MAX;
        do {
            $candidates = $this->parts->candidates->before($before, $query, $scope, $stages, self::BATCH);
            $ids = array_map(static fn (Candidate $candidate): int => $candidate->id, $candidates);
            _prime_post_caches($ids, false, true);
            yield $candidates;
            wp_cache_delete_multiple($ids, 'posts');
            wp_cache_delete_multiple($ids, 'post_meta');
            $before = $ids === [] ? 0 : min($ids);
        } while (count($candidates) === self::BATCH);
    }
}
