<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantDesk\Kernel\Request;
use CourantTests\Support\Applications\ApplicationsTestCase;
use Opis\JsonSchema\Errors\ErrorFormatter;
use Opis\JsonSchema\Validator;

/**
 * Tests the hooks and HTML that integrations for WP Job Openings use.
 *
 * @see docs/compatibility/wp-job-openings.md#application-form-markup
 * @see docs/compatibility/wp-job-openings.md#javascript
 */
final class SubmissionHooksTest extends ApplicationsTestCase
{
    public function testAnAddedFieldIsPrintedCheckedStoredAndShown(): void
    {
        add_filter('awsm_application_form_fields', static fn (array $fields): array => $fields + [
            'portfolio' => [
                'label' => 'Portfolio',
                'field_type' => ['tag' => 'input', 'type' => 'url'],
                'id' => 'portfolio',
                'error' => ['error_rule' => 'url', 'error_msg' => 'A web address, please.'],
            ],
            'start' => [
                'label' => 'Start',
                'required' => false,
                'field_type' => ['tag' => 'select', 'options' => ['now', 2027 => 'Next year']],
            ],
        ]);
        $opening = $this->opening()->ID;

        $html = $this->formOf($opening);
        self::assertStringContainsString('<input type="url" id="portfolio" name="portfolio"', $html);
        self::assertStringContainsString('data-rule-url="true" data-msg-url="A web address, please."', $html);
        self::assertStringContainsString('<option value="now">now</option>', $html);

        $refused = $this->submit($opening, ['portfolio' => 'javascript:alert(1)', 'start' => 'never']);
        self::assertSame(
            ['portfolio' => 'A web address, please.', 'start' => 'Please choose one of the options.'],
            $refused->fieldErrors,
        );

        $stored = $this->submit($opening, ['portfolio' => 'https://zoe.example', 'start' => 'now']);
        self::assertSame(
            [
                'portfolio' => ['label' => 'Portfolio', 'type' => 'url', 'value' => 'https://zoe.example'],
                'start' => ['label' => 'Start', 'type' => 'select', 'value' => 'now'],
            ],
            get_post_meta((int) $stored->receipt?->applicationId, 'awsm_applicant_custom_fields', true)
        );
    }

    public function testAFieldThatAnIntegrationRemovesOrMakesOptionalIsNotRequired(): void
    {
        add_filter('awsm_application_form_fields', static function (array $fields): array {
            $optional = ['required' => false, 'label' => 'Phone', 'field_type' => ['tag' => 'input', 'type' => 'tel']];

            return array_diff_key(['awsm_applicant_phone' => $optional] + $fields, ['awsm_applicant_letter' => 1]);
        });

        $response = $this->submit($this->opening()->ID, ['awsm_applicant_phone' => '', 'awsm_applicant_letter' => '']);

        self::assertNotNull($response->receipt);
    }

    public function testTheOrderIsKept(): void
    {
        add_filter(
            'awsm_application_form_fields_order',
            static fn (): array => ['awsm_applicant_email', 'awsm_applicant_name', 'awsm_file'],
        );

        preg_match_all('/ name="(awsm_\w+)"/', $this->formOf($this->opening()->ID), $matches);

        self::assertSame(
            ['awsm_applicant_email', 'awsm_applicant_name', 'awsm_file', 'awsm_form_privacy_policy', 'awsm_job_id'],
            $matches[1],
        );
    }

    public function testAnIntegrationRejectsThroughTheGlobalAndReceivesStoredApplications(): void
    {
        $opening = $this->opening()->ID;
        $submitted = [];
        add_action('awsm_job_application_submitted', static function (int $id) use (&$submitted): void {
            $submitted[] = $id;
        });
        $refuse = static function (): void {
            $GLOBALS['awsm_response'] = ['success' => [], 'error' => ['<b>Prove</b> that you are a person.']];
        };
        add_action('awsm_job_application_submitting', $refuse);
        self::assertSame(['Prove that you are a person.'], $this->submit($opening)->errors);

        remove_action('awsm_job_application_submitting', $refuse);
        $response = $this->submit($opening);
        self::assertSame([$response->receipt?->applicationId], $submitted);
    }

    public function testAnIntegrationThatFailsAfterwardsDoesNotTurnSuccessIntoAnError(): void
    {
        ini_set('error_log', '/dev/null');
        add_action('awsm_job_application_submitted', static fn () => throw new \RuntimeException('The CRM is down.'));

        self::assertNotNull($this->submit($this->opening()->ID)->receipt);
        ini_restore('error_log');
    }

    public function testTheMarkupIsThatOfWpJobOpenings(): void
    {
        add_filter('awsm_application_form_title', static fn (): string => 'Join <us>');
        add_filter('awsm_application_form_submit_btn_text', static fn (): string => 'Go');
        add_filter('awsm_application_form_submit_btn_res_text', static fn (): string => 'Going');
        add_action('awsm_application_form_field_init', static function (array $attributes): void {
            printf('<div class="h-captcha" data-job="%s"></div>', esc_attr(
                (string) wp_json_encode($attributes['job_id'] ?? 0)
            ));
        });
        $opening = $this->opening()->ID;

        $html = $this->formOf($opening);

        foreach (
            [
                '<div class="awsm-job-form" data-island="application" data-when="interact">',
                '<div class="awsm-job-form-inner">',
                '<h2 id="awsm-application" data-sent="Application sent">Join &lt;us&gt;</h2>',
                'id="awsm-application-form" class="awsm-application-form" name="applicationform" method="post" enctype="multipart/form-data"',
                'id="awsm-applicant-name"', 'id="awsm-applicant-email"', 'id="awsm-applicant-phone"',
                'id="awsm-cover-letter"',
                'rows="5" cols="50"',
                'id="awsm-application-file" name="awsm_file" accept=".pdf, .doc, .docx"',
                'id="awsm_form_privacy_policy" name="awsm_form_privacy_policy" value="yes"',
                'required data-msg-required="Enter your email address." data-rule-email="true" data-msg-email="Please enter a valid email address."',
                '<input type="submit" name="form_sub" id="awsm-application-submit-btn" class="awsm-application-submit-btn" value="Go" data-response-text="Going" data-island-replay>',
                '<div class="awsm-application-message" hidden>',
                'class="h-captcha" data-job="' . $opening . '"',
            ] as $piece
        ) {
            self::assertStringContainsString($piece, $html);
        }
        self::assertDoesNotMatchRegularExpression('/nonce|_wp_http_referer/', $html, 'a page must be cacheable');
        preg_match_all('/ id="([^"]+)"/', $html, $ids);
        self::assertSame($ids[1], array_unique($ids[1]));
    }

    public function testThePagesConfigurationFollowsTheSchema(): void
    {
        $opening = $this->opening()->ID;

        $page = $this->http('GET', (string) get_permalink($opening))->body;

        $config = $this->printed($page, 'courantDesk');
        $schema = (string) file_get_contents(dirname(COURANT_DESK_FILE) . '/schema/page-config.json');
        $result = (new Validator())->validate(
            $this->asPrinted($page),
            str_replace('"courant:page-config"', '"https://courant.example/page-config.json"', $schema)
        );
        $error = $result->error();
        self::assertTrue(
            $result->isValid(),
            $error === null ? '' : (string) wp_json_encode((new ErrorFormatter())->format($error)),
        );
        self::assertSame($opening, $this->getNested($config, 'config', 'views', 'jobId'));
        self::assertSame(8 * MB_IN_BYTES, $this->getNested($config, 'config', 'applications', 'maxFileBytes'));
        $compatible = $this->printed($page, 'awsmJobsPublic');
        self::assertEquals($opening, $this->getNested($compatible, 'job_id'));
        self::assertIsString($this->getNested($compatible, 'i18n', 'form_error_msg', 'file_validation'));
    }

    /** @return array<mixed> the data that the page defines for its scripts */
    private function printed(string $page, string $variable): array
    {
        self::assertSame(1, preg_match("/var $variable = (\{.*\});/", $page, $matches));
        $value = json_decode($matches[1], true);
        self::assertIsArray($value);

        return $value;
    }

    /** Decodes objects as objects, because empty ones could not be distinguished from empty lists as PHP arrays. */
    private function asPrinted(string $page): mixed
    {
        self::assertSame(1, preg_match('/var courantDesk = (\{.*\});/', $page, $matches));
        $value = json_decode($matches[1]);

        return is_object($value) ? ($value->config ?? null) : null;
    }

    private function formOf(int $opening): string
    {
        $found = $this->applicationsFactory()->openings->find($opening);
        self::assertNotNull($found);

        return $this->applicationsFactory()->formRenderer()->render($found, new Request([]));
    }
}
