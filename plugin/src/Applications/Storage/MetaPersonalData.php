<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Applications\Domain\ApplicationMeta;
use CourantDesk\Applications\Domain\PersonalDataStore;
use CourantDesk\Kernel\Sql;

/**
 * Manages the meta of an application's post, including meta of other plugins: responses, cover letter, notes, the log
 * of sent emails. A withdrawn application keeps only a list of allowed keys, so that unknown keys are deleted too.
 */
final class MetaPersonalData implements PersonalDataStore
{
    /**
     * Keys that remain after a withdrawal, so that recruiters see who withdrew from which opening, and the
     * applicant can request their erasure.
     */
    public const RETAINED_KEYS = [
        'awsm_job_id',
        'awsm_apply_for',
        FormDefinition::NAME,
        'courant_reference',
        EmailHash::META_KEY,
        ApplicationWithdrawal::STARTED_META,
        'awsm_application_viewed',
    ];

    public function __construct(private readonly Sql $sql, private readonly FieldResponseRepository $fieldResponses)
    {
    }

    public function locations(): array
    {
        return ['meta:*', 'core:posts'];
    }

    public function isTransactional(): bool
    {
        return true;
    }

    /** Uses one SQL statement, which also deletes meta that another process stored just before. */
    public function withdraw(int $application): void
    {
        $email = get_post_meta($application, FormDefinition::EMAIL, true);
        if (is_string($email) && $email !== '') {
            update_post_meta($application, EmailHash::META_KEY, EmailHash::fromEmail($email));
        }
        $placeholders = implode(', ', array_fill(0, count(self::RETAINED_KEYS), '%s'));
        $this->sql->execute(
            "DELETE FROM %i WHERE post_id = %d AND meta_key NOT IN ($placeholders)",
            $this->sql->coreTable('postmeta'),
            $application,
            ...self::RETAINED_KEYS,
        );
        $this->sql->execute(
            "UPDATE %i SET post_content = '', post_excerpt = '', post_content_filtered = '' WHERE ID = %d",
            $this->sql->coreTable('posts'),
            $application,
        );
        wp_cache_delete($application, 'post_meta');
    }

    /**
     * Does nothing: WordPress deletes the meta with the post, and until then the email address is needed to find the
     * post.
     */
    public function delete(int $application): void
    {
    }

    public function export(int $application): array
    {
        $labels = [
            'courant_reference' => __('Reference number', 'courant-desk'),
            'awsm_apply_for' => __('Job opening', 'courant-desk'),
            FormDefinition::NAME => __('Full name', 'courant-desk'),
            FormDefinition::EMAIL => __('Email', 'courant-desk'),
            FormDefinition::PHONE => __('Phone', 'courant-desk'),
            FormDefinition::COVER_LETTER => __('Cover letter', 'courant-desk'),
            'courant_consent' => __('Consent', 'courant-desk'),
            'courant_keep_consent' => __('Consent for future openings', 'courant-desk'),
            'courant_keep_until' => __('Kept until', 'courant-desk'),
            ApplicationMeta::LOCALE => __('Language', 'courant-desk'),
            'awsm_application_rating' => __('Rating', 'courant-desk'),
            'awsm_applicant_ip' => __('IP address', 'courant-desk'),
        ];
        $rows = [
            ['name' => __('Received', 'courant-desk'), 'value' => (string) get_the_date('Y-m-d H:i', $application)],
        ];
        foreach ($labels as $key => $label) {
            $value = get_post_meta($application, $key, true);
            if (is_scalar($value) && (string) $value !== '') {
                $rows[] = ['name' => $label, 'value' => wp_strip_all_tags((string) $value)];
            }
        }
        foreach ($this->fieldResponses->findCustom($application) as $response) {
            $rows[] = ['name' => $response->label, 'value' => $response->displayValue];
        }
        $notes = get_post_meta($application, 'awsm_application_notes', true);
        foreach (is_array($notes) ? $notes : [] as $note) {
            if (is_array($note) && is_scalar($note['notes_content'] ?? null)) {
                $rows[] = ['name' => __('Note', 'courant-desk'), 'value' => (string) $note['notes_content']];
            }
        }

        return $rows;
    }
}
