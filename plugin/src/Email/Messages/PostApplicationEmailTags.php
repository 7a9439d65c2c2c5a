<?php

declare(strict_types=1);

namespace CourantDesk\Email\Messages;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Applications\Domain\Applications;
use CourantDesk\Email\Domain\ApplicationEmailTags;
use CourantDesk\Email\Domain\EmailTags;
use CourantDesk\Kernel\HiringSteps;
use CourantDesk\Kernel\PostMeta;
use CourantDesk\Openings\Domain\FieldLabels;
use CourantDesk\Openings\Domain\HiringOrganization;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\PrivateFiles\Domain\FileMeta;
use WP_Post;

/**
 * Returns the email tags of an application as in WP Job Openings, and one tag for each custom field of its form.
 *
 * @see docs/compatibility/wp-job-openings.md#email-tags
 */
final class PostApplicationEmailTags implements ApplicationEmailTags
{
    public function __construct(
        private readonly HiringOrganization $organization,
        private readonly Applications $applications,
        private readonly OpeningRepository $openings,
        private readonly FieldLabels $fieldLabels,
    ) {
    }

    public function forRecruiters(int $application): EmailTags
    {
        return $this->createTags($application)->withValues(['{application-link}' => '']);
    }

    public function forApplicant(int $application): EmailTags
    {
        return $this->createTags($application)
            ->withValues([
                '{applicant-resume}' => '',
                '{application-url}' => '',
            ])
            ->withoutTypedText(__('applicant', 'courant-desk'));
    }

    public function forOwner(int $application): EmailTags
    {
        return $this->createTags($application)->withValues(['{applicant-resume}' => '', '{application-url}' => '']);
    }

    /**
     * Returns the labels of the custom fields with their tags.
     *
     * @return array<string, string> label => email tag, of the custom fields of the form
     */
    public function labelsWithTags(int $application): array
    {
        $tags = [];
        foreach ($this->applications->findCustomResponses($application) as $response) {
            // Braces in a label could be read as a tag.
            $tags[strtr($response->label, ['{' => '(', '}' => ')'])] = FormDefinition::emailTag($response->name);
        }

        return $tags;
    }

    private function createTags(int $application): EmailTags
    {
        $post = get_post($application);
        if (!$post instanceof WP_Post) {
            return new EmailTags([]);
        }
        $meta = static fn (string $key): string => PostMeta::text($post->ID, $key);
        $reference = $this->reference($post);
        $siteValues = [
            '{application-id}' => $reference !== '' ? $reference : (string) $post->ID,
            '{applicant-email}' => $meta(FormDefinition::EMAIL),
            '{applicant-resume}' => $meta(FileMeta::FILE_ID) . $meta(FileMeta::ATTACHMENT_ID) !== ''
                ? admin_url('post.php?action=edit&post=' . $post->ID)
                : '',
            '{job-title}' => $meta('awsm_apply_for'),
            '{job-id}' => (string) $post->post_parent,
            '{job-expiry}' => $this->closingDate($post->post_parent),
            '{author-email}' => get_the_author_meta('user_email', (int) $post->post_author),
            ...SiteTags::forOrganization($this->organization),
            '{application-link}' => $reference === '' ? '' : $this->applications->portalUrl($post->ID, $reference),
            '{application-url}' => admin_url('post.php?action=edit&post=' . $post->ID),
            '{hiring-steps}' => self::hiringSteps($post->post_parent),
        ];
        $typed = [
            '{applicant}' => $meta(FormDefinition::NAME),
            '{applicant-phone}' => $meta(FormDefinition::PHONE),
            '{applicant-cover}' => $meta(FormDefinition::COVER_LETTER),
            '{applicant-files}' => implode("\n", array_map(
                static fn (array $sent): string => $sent['label'] . ': ' . $sent['file']->originalName,
                $this->applications->findSentFiles($post->ID),
            )),
        ];
        $custom = get_post_meta($post->ID, 'awsm_applicant_custom_fields', true);
        foreach (is_array($custom) ? $custom : [] as $name => $field) {
            if (is_array($field) && is_scalar($field['value'] ?? null)) {
                $typed[FormDefinition::emailTag((string) $name)] = (string) $field['value'];
            }
        }

        return new EmailTags($this->applyTagsFilter($post, $siteValues), $typed);
    }

    /** Returns the hiring steps as the page of the opening describes them, otherwise one sentence. */
    private static function hiringSteps(int $opening): string
    {
        $steps = HiringSteps::ofOpening($opening);
        $lines = array_map(
            static fn (string $step, int $index): string => number_format_i18n($index + 1) . '. ' . $step,
            $steps,
            array_keys($steps),
        );

        return $steps === []
            ? __('We will review it carefully.', 'courant-desk')
            : __('How we hire:', 'courant-desk') . "\n" . implode("\n", $lines);
    }

    private function reference(WP_Post $post): string
    {
        $reference = get_post_meta($post->ID, 'courant_reference', true);

        return is_string($reference) ? $reference : '';
    }

    private function closingDate(int $opening): string
    {
        $closing = $this->openings->find($opening)?->closing;

        return $closing === null ? '' : $this->fieldLabels->closing($closing);
    }

    /**
     * @param array<string, string> $siteValues
     * @return array<string, string>
     */
    private function applyTagsFilter(WP_Post $post, array $siteValues): array
    {
        /**
         * Filter of WP Job Openings for the email tags.
         *
         * @since 0.1.0
         *
         * @param array<string, string> $tags
         * @param array<string, mixed>  $applicant
         * @param array<string, mixed>  $options
         */
        $filtered = apply_filters(
            'awsm_jobs_mail_template_tags',
            $siteValues,
            ['application_id' => $post->ID, 'awsm_job_id' => $post->post_parent],
            [],
        );
        foreach (is_array($filtered) ? $filtered : [] as $tag => $value) {
            if (is_string($tag) && is_string($value)) {
                $siteValues[$tag] = $value;
            }
        }

        return $siteValues;
    }
}
