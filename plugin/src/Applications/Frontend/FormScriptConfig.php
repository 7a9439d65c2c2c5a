<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Frontend;

use CourantDesk\Applications\ApplicationsSettings;
use CourantDesk\Applications\Domain\CaptchaProvider;
use CourantDesk\Applications\Http\CaptchaGuard;
use CourantDesk\Applications\Http\FormTokenController;
use CourantDesk\Applications\Http\SubmissionController;
use CourantDesk\Applications\ProtectionSettings;
use CourantDesk\Kernel\Assets;

/**
 * Builds the configuration of the form scripts.
 *
 * @see plugin/schema/page-config.json
 * @see docs/compatibility/wp-job-openings.md#javascript
 */
final class FormScriptConfig
{
    public function __construct(
        private readonly ApplicationsSettings $settings,
        private readonly ProtectionSettings $protection,
        private readonly ApplicationFormRenderer $page,
        private readonly ApplicantMessages $messages,
        private readonly FormTokenController $token,
        private readonly Assets $assets,
    ) {
    }

    /** @return array<string, mixed> */
    public function toArray(): array
    {
        return [
            'ajaxUrl' => add_query_arg(['action' => SubmissionController::ACTION, 'courant' => '1'], admin_url(
                'admin-ajax.php'
            )),
            'maxFileBytes' => $this->settings->maxFileBytes(),
            'maxTotalBytes' => $this->settings->maxTotalBytes(),
            'validation' => $this->settings->isBrowserValidationEnabled(),
            'styledSelects' => self::hasStyledSelects(),
            'tokenUrl' => $this->token->url(),
            'messages' => $this->messages(),
        ] + $this->captcha();
    }

    public static function hasStyledSelects(): bool
    {
        /**
         * Filters whether the selects of the application form are replaced by styled ones. Listings return their
         * setting, so that all selects of a site have the same style.
         *
         * @since 0.1.0
         * @param bool $styled false by default
         */
        return apply_filters('courant_desk_styled_selects', false) === true;
    }

    /**
     * Returns the variables that the scripts of WP Job Openings provide.
     *
     * @return array<string, mixed> entries of `awsmJobsPublic`
     */
    public function compatibilityData(): array
    {
        return [
            'wp_max_upload_size' => $this->settings->maxFileBytes(),
            'i18n' => ['form_error_msg' => [
                'general' => $this->messages->generalError(),
                'file_validation' => $this->fileTooLargeMessage(),
                'captcha_failed' => $this->protection->captchaMessage(),
            ]],
            'vendors' => ['jquery_validation' => $this->settings->isBrowserValidationEnabled()],
        ];
    }

    /** @return array<string, string>|null the object `awsmJobsRecaptcha`; null without reCAPTCHA */
    public function recaptchaData(): ?array
    {
        $provider = $this->protection->captchaProvider();

        return match ($provider) {
            CaptchaProvider::Recaptcha, CaptchaProvider::RecaptchaV3 => [
                'site_key' => $this->protection->siteKey(),
                'action' => 'applicationform',
                'type' => $provider === CaptchaProvider::RecaptchaV3 ? 'v3' : 'v2',
                'error_msg' => $this->protection->captchaMessage(),
            ],
            default => null,
        };
    }

    /** @return array<string, string> */
    private function messages(): array
    {
        return [
            'general' => $this->messages->generalError(),
            'fileValidation' => $this->fileTooLargeMessage(),
            'totalSize' => $this->messages->bodyTooLarge($this->settings->maxTotalBytes()),
            /* translators: {0} is a list of file extensions, such as .pdf, .docx; {1} is the name of a file */
            'fileType' => __('“{1}” has a file type that is not accepted. Choose one of these: {0}.', 'courant-desk'),
            /* translators: {0} is the name of a file, {1} and {2} are sizes, such as 12.5 MB and 10 MB */
            'fileSize' => __('“{0}” is {1}. The maximum size is {2}. Choose a smaller file.', 'courant-desk'),
            'summary' => __('Please correct the following', 'courant-desk'),
            /* translators: {0} is a number */
            'uploading' => __('Uploading: {0} %', 'courant-desk'),
            'cancel' => __('Cancel', 'courant-desk'),
            'cancelled' => __('Canceled. Nothing was sent.', 'courant-desk'),
            'uploaded' => __('Uploaded. Please wait for the confirmation.', 'courant-desk'),
            'another' => __('Send another application', 'courant-desk'),
            'oneFile' => __('Please choose one file only.', 'courant-desk'),
            /* translators: {0} is a number */
            'fileCount' => __('Please choose no more than {0} files.', 'courant-desk'),
            /* translators: {0} is the name of a file */
            'remove' => __('Remove {0}', 'courant-desk'),
        ] + $this->page->validationMessages();
    }

    /** @return array<string, mixed> */
    private function captcha(): array
    {
        $provider = $this->protection->captchaProvider();

        return $provider === null ? [] : ['captcha' => [
            'provider' => $provider->value,
            'siteKey' => $this->protection->siteKey(),
            'script' => CaptchaGuard::providerUrl($provider->scriptUrl($this->protection->siteKey())),
            'module' => $this->assets->lazyModuleUrl('application-captcha'),
            'field' => $provider->responseField(),
            'message' => $this->protection->captchaMessage(),
        ]];
    }

    private function fileTooLargeMessage(): string
    {
        return sprintf(
            /* translators: %s: size, such as 10 MB */
            __('The file is larger than %s. Choose a smaller file.', 'courant-desk'),
            $this->messages->formatSize($this->settings->maxFileBytes()),
        );
    }
}
