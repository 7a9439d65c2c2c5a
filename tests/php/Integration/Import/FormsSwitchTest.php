<?php

declare(strict_types=1);

namespace CourantTests\Integration\Import;

use CourantDesk\ApplicationForms\Domain\ApplyMethod;
use CourantDesk\ApplicationForms\Storage\ApplyMethodRepository;
use CourantDesk\ApplicationForms\Storage\FormRepository;
use CourantDesk\Import\Domain\SwitchState;
use CourantDesk\Kernel\Sql;
use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Import\CreatesSwitch;

/** Tests that a switch creates the forms of the form builder of WP Job Openings Pro. */
final class FormsSwitchTest extends ApplicationsTestCase
{
    use CreatesSwitch;

    private const FIELDS = [
        ['name' => 'awsm_applicant_name', 'label' => 'Full name', 'field_type' => 'text', 'required' => 'required'],
        ['name' => 'awsm_applicant_email', 'label' => 'Email', 'field_type' => 'email', 'required' => 'required'],
        ['name' => 'awsm_text_1', 'label' => 'Driving licence', 'field_type' => 'text', 'active' => 'active'],
    ];

    public function testCreatesFormsAndAssignsThemToOpenings(): void
    {
        [$engineers, $default] = [$this->oldForm('Engineers "A"'), $this->oldForm('Standard')];
        update_option('awsm_jobs_forms', ['default' => $default]);
        $uses = $this->opening(['meta' => ['awsm_pro_application_form' => ['id' => (string) $engineers]]])->ID;
        $own = ['way' => 'none', 'form' => 0, 'target' => '', 'label' => ''];
        $changed = $this->opening([
            'meta' => ['awsm_pro_application_form' => ['id' => (string) $engineers], 'courant_apply' => $own],
        ])->ID;
        $closed = $this->opening(['meta' => ['awsm_pro_application_form' => ['id' => 'disable']]])->ID;
        $before = self::data();
        self::assertSame(2, $this->factory()->createRunner()->counts()['forms']);

        foreach ([1, 2, 3] as $round) {
            $this->switchUntil(SwitchState::Applied, 'start');
            $forms = new FormRepository(Sql::fromGlobal());
            $form = $forms->find((new ApplyMethodRepository())->findByOpening($uses)->formId);
            self::assertSame('Engineers "A"', $form?->title, "round $round");
            self::assertSame('Driving licence', $form->field('awsm_field_text_1')?->label);
            self::assertSame(
                ['heading' => 'Join "us"', 'description' => '<em>Soon</em>', 'button' => 'Go'], $form->texts->toArray(),
            );
            self::assertSame('Standard', $forms->find($forms->defaultFormId())?->title);
            self::assertSame(ApplyMethod::NONE, (new ApplyMethodRepository())->findByOpening($changed)->method);
            self::assertSame(ApplyMethod::NONE, (new ApplyMethodRepository())->findByOpening($closed)->method);
            $this->switchUntil(SwitchState::Applied, 'start');
            self::assertCount(2, $forms->findAll(), 'a second run creates no copies');
            $this->switchUntil(SwitchState::Idle, 'undo');
            self::assertSame($before, self::data(), "round $round");
        }
    }

    public function testCreatesTheFormOfAnEarlierEditionThatHadOnlyOne(): void
    {
        update_option('awsm_jobs_form_builder', self::FIELDS);
        $this->switchUntil(SwitchState::Applied, 'start');
        $this->switchUntil(SwitchState::Confirmed, 'confirm');

        $forms = new FormRepository(Sql::fromGlobal());
        self::assertSame('Application form', $forms->find($forms->defaultFormId())?->title);
        self::assertSame(0, $this->factory()->createRunner()->counts()['forms']);
    }

    public function testAnOpeningShowsTheTextsOfItsForm(): void
    {
        $form = $this->oldForm('Engineers');
        $opening = $this->opening(['meta' => ['awsm_pro_application_form' => ['id' => (string) $form]]]);
        $this->switchUntil(SwitchState::Applied, 'start');

        $html = $this->http('GET', (string) wp_parse_url((string) get_permalink($opening->ID), PHP_URL_PATH))->body;
        self::assertMatchesRegularExpression('~<h2 id="awsm-application"[^>]*>Join &quot;us&quot;</h2>~', $html);
        self::assertStringContainsString('<div class="awsm-job-form-description"><em>Soon</em></div>', $html);
        self::assertStringContainsString('value="Go"', $html);
    }

    public function testFilesOfProFieldsAreNotListedAsText(): void
    {
        $application = $this->post(['type' => 'awsm_job_application', 'status' => 'publish'])->ID;
        update_post_meta($application, 'awsm_applicant_custom_fields', [
            'awsm_text_1' => ['label' => 'Team', 'type' => 'text', 'value' => 'A'],
            'awsm_applicant_photo' => ['label' => 'Photo', 'type' => 'photo', 'value' => '77'],
            'awsm_file_1' => ['label' => 'Diplomas', 'type' => 'file', 'value' => ['78', '79']],
        ]);

        self::assertSame(['Team'], array_column(
            $this->applicationsFactory()->findCustomResponses($application),
            'label',
        ));
    }

    private function oldForm(string $title): int
    {
        $form = $this->post(['type' => 'awsm_job_form', 'title' => $title])->ID;
        update_post_meta($form, 'awsm_jobs_form_builder', self::FIELDS);
        update_post_meta($form, 'awsm_jobs_form_builder_other_options', [
            'form_title' => 'Join "us"', 'form_description' => '<em>Soon</em>', 'btn_text' => 'Go',
        ]);

        return $form;
    }

    /** @return list<array<string, string|null>> */
    private static function data(): array
    {
        $sql = Sql::fromGlobal();

        return [
            ...$sql->fetchRows('SELECT ID, post_title, post_status FROM %i ORDER BY ID', $sql->coreTable('posts')),
            ...$sql->fetchRows(
                'SELECT post_id, meta_key, meta_value FROM %i ORDER BY post_id, meta_key, meta_id',
                $sql->coreTable('postmeta'),
            ),
            ['default' => (string) (new FormRepository($sql))->defaultFormId()],
        ];
    }
}
