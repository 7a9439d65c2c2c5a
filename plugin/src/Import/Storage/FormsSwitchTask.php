<?php

declare(strict_types=1);

namespace CourantDesk\Import\Storage;

use CourantDesk\ApplicationForms\Domain\FormWriter;
use CourantDesk\Import\Domain\ProFormConverter;
use CourantDesk\Import\Domain\SwitchProgress;
use CourantDesk\Import\Domain\SwitchTask;
use CourantDesk\Kernel\PostTypes;
use CourantDesk\Kernel\Sql;

/**
 * Creates forms from those of the form builder of WP Job Openings Pro, and assigns them to the openings that used them.
 *
 * @see docs/compatibility/wp-job-openings.md#forms-of-the-form-builder
 */
final class FormsSwitchTask implements SwitchTask
{
    private const OLD_POST_TYPE = 'awsm_job_form';
    private const OLD_FIELDS = 'awsm_jobs_form_builder';
    private const OLD_OPTIONS = 'awsm_jobs_form_builder_other_options';
    private const OLD_DEFAULT = 'awsm_jobs_forms';
    private const OLD_APPLY_META = 'awsm_pro_application_form';
    private const APPLY_META = 'courant_apply';
    /** Marks a created form with the ID of its source; 0 for the form in the options. */
    private const SOURCE_META = 'courant_switch_form';
    /** Marks the openings whose form this task assigned. */
    private const OPENING_META = 'courant_switch_apply';
    private const PREVIOUS_DEFAULT_FORM = 'forms.default';
    private const BATCH_SIZE = 200;

    public function __construct(private readonly FormWriter $forms, private readonly Sql $sql)
    {
    }

    public function id(): string
    {
        return 'forms';
    }

    public function count(): int
    {
        return count(array_diff_key($this->findSources(), $this->findCreated()));
    }

    /**
     * The first step creates the forms and records the previous default form, so that it is not lost after an
     * interruption.
     */
    public function apply(SwitchProgress $progress): bool
    {
        $created = $this->findCreated();
        if ($progress->cursor === 0) {
            foreach (array_diff_key($this->findSources(), $created) as $source => $form) {
                $this->create($source, $form);
                $progress->addDone();
            }
            $progress->previousValues += [self::PREVIOUS_DEFAULT_FORM => $this->forms->defaultFormId()];
            $progress->cursor = 1;

            return false;
        }
        $this->assignDefault($created);

        return $this->assignToOpenings($progress, $created);
    }

    public function undo(SwitchProgress $progress): bool
    {
        $isDone = $this->markedOpenings()->forEachNext($progress, function (int $opening): void {
            $this->sql->transaction(static function () use ($opening): void {
                delete_post_meta($opening, self::APPLY_META);
                delete_post_meta($opening, self::OPENING_META);
            });
        });
        if (!$isDone) {
            return false;
        }
        $formId = $progress->previousValues[self::PREVIOUS_DEFAULT_FORM] ?? null;
        if (is_int($formId)) {
            $this->forms->setDefaultForm($formId);
        }
        foreach ($this->findCreated() as $form) {
            wp_delete_post($form, true);
        }

        return true;
    }

    public function confirm(SwitchProgress $progress): bool
    {
        return $this->markedOpenings()->forEachNext(
            $progress,
            static fn (int $opening) => delete_post_meta($opening, self::OPENING_META),
        );
    }

    /** @return array<int, array{title: string, fields: mixed, options: mixed}> by ID of the source */
    private function findSources(): array
    {
        $sources = [];
        foreach (
            $this->sql->fetchRows(
                "SELECT ID, post_title FROM %i WHERE post_type = %s AND post_status = 'publish' ORDER BY ID LIMIT %d",
                $this->sql->coreTable('posts'),
                self::OLD_POST_TYPE,
                self::BATCH_SIZE,
            ) as $row
        ) {
            $fields = get_post_meta((int) $row['ID'], self::OLD_FIELDS, true);
            if (is_array($fields) && $fields !== []) {
                $sources[(int) $row['ID']] = [
                    'title' => (string) $row['post_title'], 'fields' => $fields,
                    'options' => get_post_meta((int) $row['ID'], self::OLD_OPTIONS, true),
                ];
            }
        }
        $single = get_option(self::OLD_FIELDS);

        return $sources === [] && is_array($single) && $single !== []
            ? [['title' => '', 'fields' => $single, 'options' => get_option(self::OLD_OPTIONS)]]
            : $sources;
    }

    /** @return array<int, int> form by ID of its source */
    private function findCreated(): array
    {
        $created = [];
        foreach (
            $this->sql->fetchRows(
                'SELECT post_id, meta_value FROM %i WHERE meta_key = %s ORDER BY post_id',
                $this->sql->coreTable('postmeta'),
                self::SOURCE_META,
            ) as $row
        ) {
            $created[(int) $row['meta_value']] = (int) $row['post_id'];
        }

        return $created;
    }

    private function markedOpenings(): MarkedPosts
    {
        return new MarkedPosts(self::OPENING_META, $this->sql);
    }

    /** @param array{title: string, fields: mixed, options: mixed} $storedForm */
    private function create(int $source, array $storedForm): void
    {
        $title = $storedForm['title'] !== '' ? $storedForm['title'] : __('Application form', 'courant-desk');
        $form = ProFormConverter::toForm($storedForm['fields'], $title, $storedForm['options']);
        $this->sql->transaction(function () use ($source, $form): void {
            $stored = $this->forms->save($form);
            if ($stored !== null) {
                update_post_meta($stored->id, self::SOURCE_META, (string) $source);
            }
        });
    }

    /** @param array<int, int> $created */
    private function assignDefault(array $created): void
    {
        $default = get_option(self::OLD_DEFAULT);
        $source = is_array($default) && is_numeric($default['default'] ?? null) ? (int) $default['default'] : 0;
        if ($this->forms->defaultFormId() === 0 && isset($created[$source])) {
            $this->forms->setDefaultForm($created[$source]);
        }
    }

    /** @param array<int, int> $created */
    private function assignToOpenings(SwitchProgress $progress, array $created): bool
    {
        $rows = $this->sql->fetchRows(
            'SELECT p.ID FROM %i p JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s
                WHERE p.post_type = %s AND p.ID > %d GROUP BY p.ID ORDER BY p.ID LIMIT %d',
            $this->sql->coreTable('posts'),
            $this->sql->coreTable('postmeta'),
            self::OLD_APPLY_META,
            PostTypes::OPENING,
            $progress->cursor,
            self::BATCH_SIZE,
        );
        foreach ($rows as $row) {
            $opening = (int) $row['ID'];
            $stored = get_post_meta($opening, self::OLD_APPLY_META, true);
            $id = is_array($stored) && is_numeric($stored['id'] ?? null) ? (int) $stored['id'] : 0;
            if (isset($created[$id]) && $id > 0 && !metadata_exists('post', $opening, self::APPLY_META)) {
                $this->sql->transaction(static function () use ($opening, $created, $id): void {
                    update_post_meta($opening, self::APPLY_META, ['way' => 'form', 'form' => $created[$id]]);
                    update_post_meta($opening, self::OPENING_META, '1');
                });
            }
            $progress->cursor = $opening;
        }

        return count($rows) < self::BATCH_SIZE;
    }
}
