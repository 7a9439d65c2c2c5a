<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Storage;

use CourantDesk\Applications\Domain\FormDefinition;
use CourantDesk\Applications\Domain\PersonalDataStore;
use CourantDesk\Applications\Wp\ApplicantsLanguage;
use CourantDesk\Applications\Wp\ApplicationAnswers;
use CourantDesk\Applications\Wp\EmailHash;
use CourantDesk\Kernel\Sql;

/**
 * Meta of the application's post, whoever wrote them: answers, letter, notes, the log of sent emails. Of a withdrawn application only a list of
 * keys stays, so that a key that nobody thought of is deleted too.
 */
final class MetaPersonalData implements PersonalDataStore
{
    /** Stays after a withdrawal, so that recruiters know who withdrew from what, and the person can have that erased too. */
    public const KEPT = [
        'awsm_job_id',
        'awsm_apply_for',
        FormDefinition::NAME,
        'courant_reference',
        EmailHash::META,
        Withdrawal::STARTED,
        'awsm_application_viewed',
    ];

    public function __construct(private readonly Sql $sql, private readonly ApplicationAnswers $answers)
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

    /** By one statement, which also reaches what another process stored a moment ago. */
    public function withdraw(int $application): void
    {
        $email = get_post_meta($application, FormDefinition::EMAIL, true);
        if (is_string($email) && $email !== '') {
            update_post_meta($application, EmailHash::META, EmailHash::of($email));
        }
        $places = implode(', ', array_fill(0, count(self::KEPT), '%s'));
        $this->sql->run("DELETE FROM %i WHERE post_id = %d AND meta_key NOT IN ($places)", $this->sql->core('postmeta'), $application, ...self::KEPT);
        $this->sql->run("UPDATE %i SET post_content = '', post_excerpt = '', post_content_filtered = '' WHERE ID = %d", $this->sql->core('posts'), $application);
        wp_cache_delete($application, 'post_meta');
    }

    /** Nothing: WordPress deletes a post's meta with it, and until then the email address must find the post. */
    public function delete(int $application): void
    {
    }

    public function export(int $application): array
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
        $rows = [['name' => __('Received', 'courant-desk'), 'value' => (string) get_the_date('Y-m-d H:i', $application)]];
        foreach ($labels as $key => $label) {
            $value = get_post_meta($application, $key, true);
            if (is_scalar($value) && (string) $value !== '') {
                $rows[] = ['name' => $label, 'value' => wp_strip_all_tags((string) $value)];
            }
        }
        foreach ($this->answers->custom($application) as $answer) {
            $rows[] = ['name' => $answer->label, 'value' => $answer->shown];
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
