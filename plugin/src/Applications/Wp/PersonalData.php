<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\ApplicationsParts;
use CourantDesk\Applications\Domain\FormDefinition;

/** Applications in WordPress's own tools for exporting and erasing personal data. */
final class PersonalData
{
    private const PAGE = 50;

    public function __construct(private readonly ApplicationsParts $parts)
    {
    }

    public function boot(): void
    {
        add_filter('wp_privacy_personal_data_exporters', [$this, 'addExporter']);
        add_filter('wp_privacy_personal_data_erasers', [$this, 'addEraser']);
    }

    /**
     * @param array<string, mixed> $exporters
     * @return array<string, mixed>
     */
    public function addExporter(array $exporters): array
    {
        $exporters['courant-applications'] = ['exporter_friendly_name' => __('Job applications', 'courant-desk'), 'callback' => [$this, 'export']];

        return $exporters;
    }

    /**
     * @param array<string, mixed> $erasers
     * @return array<string, mixed>
     */
    public function addEraser(array $erasers): array
    {
        $erasers['courant-applications'] = ['eraser_friendly_name' => __('Job applications', 'courant-desk'), 'callback' => [$this, 'erase']];

        return $erasers;
    }

    /** @return array{data: list<array<string, mixed>>, done: bool} */
    public function export(string $email, int|string $page = 1): array
    {
        $ids = $this->find($email, ((int) $page - 1) * self::PAGE);
        $data = [];
        foreach ($ids as $id) {
            $data[] = [
                'group_id' => 'courant-applications',
                'group_label' => __('Job applications', 'courant-desk'),
                'item_id' => "application-$id",
                'data' => $this->rows($id),
            ];
        }

        return ['data' => $data, 'done' => count($ids) < self::PAGE];
    }

    /** @return array{items_removed: int, items_retained: int, messages: list<string>, done: bool} */
    public function erase(string $email, int|string $page = 1): array
    {
        $removed = 0;
        $retained = 0;
        foreach ($this->find($email, 0) as $id) {
            is_object(wp_delete_post($id, true)) ? $removed++ : $retained++;
        }

        return [
            'items_removed' => $removed,
            'items_retained' => $retained,
            'messages' => $retained > 0 ? [__('Some job applications could not be deleted.', 'courant-desk')] : [],
            'done' => $removed < self::PAGE,
        ];
    }

    /** @return list<int> */
    public function find(string $email, int $offset, int $most = self::PAGE): array
    {
        $sql = $this->parts->kernel->sql;

        return array_map('intval', $sql->column(
            'SELECT p.ID FROM %i p INNER JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s AND m.meta_value = %s WHERE p.post_type = %s ORDER BY p.ID LIMIT %d OFFSET %d',
            $sql->core('posts'),
            $sql->core('postmeta'),
            FormDefinition::EMAIL,
            $email,
            ApplicationType::NAME,
            $most,
            $offset
        ));
    }

    /** @return list<array{name: string, value: string}> */
    private function rows(int $id): array
    {
        $labels = [
            'courant_reference' => __('Reference number', 'courant-desk'),
            'awsm_apply_for' => __('Opening', 'courant-desk'),
            FormDefinition::NAME => __('Full name', 'courant-desk'),
            FormDefinition::EMAIL => __('E-mail', 'courant-desk'),
            FormDefinition::PHONE => __('Phone', 'courant-desk'),
            FormDefinition::LETTER => __('Cover letter', 'courant-desk'),
            'courant_consent' => __('Consent', 'courant-desk'),
            'courant_keep_consent' => __('Consent to be kept for later openings', 'courant-desk'),
            'courant_keep_until' => __('Kept until', 'courant-desk'),
            ApplicantsLanguage::KEY => __('Language', 'courant-desk'),
            'awsm_application_rating' => __('Rating', 'courant-desk'),
            'awsm_applicant_ip' => __('Network address', 'courant-desk'),
        ];
        $rows = [['name' => __('Received', 'courant-desk'), 'value' => (string) get_the_date('Y-m-d H:i', $id)]];
        foreach ($labels as $key => $label) {
            $value = get_post_meta($id, $key, true);
            if (is_scalar($value) && (string) $value !== '') {
                $rows[] = ['name' => $label, 'value' => esc_html(wp_strip_all_tags((string) $value))];
            }
        }
        foreach ((array) get_post_meta($id, 'awsm_applicant_custom_fields', true) as $field) {
            if (is_array($field) && is_scalar($field['value'] ?? null)) {
                $rows[] = ['name' => esc_html(is_string($field['label'] ?? null) ? $field['label'] : ''), 'value' => esc_html((string) $field['value'])];
            }
        }
        $notes = get_post_meta($id, 'awsm_application_notes', true);
        foreach (is_array($notes) ? $notes : [] as $note) {
            if (is_array($note) && is_scalar($note['notes_content'] ?? null)) {
                $rows[] = ['name' => __('Note', 'courant-desk'), 'value' => esc_html((string) $note['notes_content'])];
            }
        }
        foreach ($this->parts->outbox()->ofApplication($id) as $mail) {
            if ($mail->subject !== '') {
                $rows[] = ['name' => __('Mail', 'courant-desk'), 'value' => esc_html($mail->subject)];
            }
        }
        foreach ($this->parts->files()->ofApplication($id) as $file) {
            $rows[] = ['name' => __('File', 'courant-desk'), 'value' => esc_html($file->originalName . ' (' . size_format($file->bytes) . ')')];
            $rows[] = $this->link($file->id, $id);
        }
        foreach ($this->parts->adopted()->of($id) as $file) {
            $rows[] = ['name' => __('File', 'courant-desk'), 'value' => esc_html($file['name'])];
            $rows[] = $this->link($file['id'], $id);
        }

        return $rows;
    }

    /**
     * The export links to files instead of holding them: its archive is in a folder below uploads, where a readable copy of a
     * CV would be one more than there needs to be. The links work as long as WordPress keeps the archive.
     *
     * @return array{name: string, value: string}
     */
    private function link(int $file, int $application): array
    {
        /** This filter is documented in wp-includes/functions.php */
        $seconds = apply_filters('wp_privacy_export_expiration', 3 * DAY_IN_SECONDS);
        $expires = $this->parts->kernel->clock->now()->getTimestamp() + (is_numeric($seconds) ? (int) $seconds : 3 * DAY_IN_SECONDS);

        return [
            /* translators: %s: date and time */
            'name' => sprintf(__('Download until %s', 'courant-desk'), (string) wp_date('Y-m-d H:i', $expires)),
            'value' => esc_url_raw($this->parts->privateFiles->signedUrl($file, $application, $expires)),
        ];
    }
}
