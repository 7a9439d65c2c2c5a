<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantDesk\ApplicationForms\Domain\FormSerializer;
use CourantDesk\Applications\Http\SubmissionResponse;
use CourantDesk\Kernel\Request;
use CourantTests\Support\Applications\ApplicationsTestCase;
use CourantTests\Support\Applications\BuildsForms;
use WP_REST_Request;
use WP_REST_Response;

/** Tests forms from the form builder: storage, versions, selection, HTML, validation, and display in applications. */
final class CustomFormsTest extends ApplicationsTestCase
{
    use BuildsForms;

    private const NAME = ['name' => 'awsm_applicant_name', 'type' => 'text', 'label' => 'Name', 'required' => true];
    private const EMAIL = ['name' => 'awsm_applicant_email', 'type' => 'email', 'label' => 'Mail', 'required' => true];
    private const SHIFT = [
        'name' => 'awsm_field_shift', 'type' => 'checkbox', 'label' => 'Shift', 'choices' => ['Days', 'Nights'],
        'width' => 'half',
    ];
    private const WHY = [
        'name' => 'awsm_field_why',
        'type' => 'text',
        'label' => 'Why?',
        'required' => true,
        'minLength' => 3,
        'condition' => ['field' => 'awsm_field_shift', 'operator' => 'is', 'value' => 'Nights'],
    ];
    private const WORK =
        ['name' => 'awsm_field_work', 'type' => 'file', 'label' => 'Work', 'files' => 2, 'kinds' => ['pdf', 'png']];

    public function testOneDefinitionDeterminesMarkupValidationStorageAndEmails(): void
    {
        $form = $this->createForm([
            self::NAME,
            self::EMAIL,
            self::SHIFT,
            self::WHY,
            ['name' => 'awsm_field_age', 'type' => 'number', 'label' => 'Age', 'least' => '18', 'most' => '99'],
        ]);
        $opening = $this->opening(['meta' => ['courant_apply' => ['way' => 'form', 'form' => $form]]])->ID;

        $html = $this->formOf($opening);
        self::assertStringContainsString('name="awsm_field_shift[]" value="Nights"', $html);
        self::assertStringContainsString(
            'data-show-when="{&quot;match&quot;:&quot;all&quot;,&quot;rules&quot;:[{&quot;field&quot;:&quot;awsm_field_shift&quot;,&quot;operator&quot;:&quot;is&quot;,&quot;value&quot;:&quot;Nights&quot;}]}"',
            $html,
        );
        self::assertStringContainsString('courant-half', $html);
        self::assertMatchesRegularExpression('/<input type="number"[^>]* min="18" max="99" step="any"/', $html);
        self::assertStringNotContainsString('awsm_file', $html);

        $response = $this->submit(
            $opening,
            ['awsm_field_shift' => ['Nights'], 'awsm_field_why' => 'x', 'awsm_field_age' => '17'],
        );
        self::assertSame([
            'awsm_field_why' => 'Please enter at least 3 characters.',
            'awsm_field_age' => 'Please enter a value greater than or equal to 18.',
        ], $response->fieldErrors);
        self::assertNotNull(
            $this->submit($opening, ['awsm_field_shift' => ['Days'], 'awsm_field_why' => 'smuggled'])->receipt
        );
        $id = (int) $this->submit(
            $opening,
            ['awsm_field_shift' => ['Days', 'Nights'], 'awsm_field_why' => 'The quiet', 'awsm_field_age' => '18'],
        )->receipt?->applicationId;

        self::assertSame(['Shift: Days, Nights', 'Why?: The quiet', 'Age: 18'], array_map(
            static fn ($responded): string => "$responded->label: $responded->displayValue",
            $this->applicationsFactory()->fieldResponses()->findCustom($id)
        ));
        self::assertSame(['Shift: Days'], array_map(
            static fn ($responded): string => "$responded->label: $responded->displayValue",
            $this->applicationsFactory()->fieldResponses()->findCustom($this->applications()[0]),
        ));
        update_option('courant_applications', ['notification_text' => '{why} {age} {shift}']);
        $letters = array_column($this->delivered(), 'message');
        self::assertContains("The quiet 18 Days, Nights\n", $letters);
    }

    public function testAnApplicationKeepsTheVersionThatItWasMadeWith(): void
    {
        $form = $this->createForm([self::NAME, self::EMAIL, self::SHIFT]);
        $opening = $this->opening(['meta' => ['courant_apply' => ['way' => 'form', 'form' => $form]]])->ID;
        $id = (int) $this->submit($opening, ['awsm_field_shift' => ['Days']])->receipt?->applicationId;

        $next = $this->forms()->formRepository()->save(FormSerializer::parse(
            [self::NAME, self::EMAIL, ['label' => 'Hours', 'choices' => ['Early']] + self::SHIFT],
            $form,
            1,
            'F',
        ));
        self::assertSame(2, $next?->version);
        self::assertNull(
            $this->forms()->formRepository()->save(FormSerializer::parse([self::NAME, self::EMAIL], $form, 1, 'F')),
            'somebody was faster',
        );
        self::assertSame(
            2,
            $this->forms()->formRepository()->save(
                FormSerializer::parse(FormSerializer::serialize($next), $form, 2, 'F')
            )?->version,
            'nothing was changed',
        );
        $rename = fn (string $name): ?int => $this->forms()->formRepository()->save(
            FormSerializer::parse(FormSerializer::serialize($next), $form, 2, $name)
        )?->version;
        self::assertSame(3, $rename('Other'));
        self::assertNull($rename('Third'), 'somebody has renamed it before');
        $this->forms()->formRepository()->delete($form);

        self::assertSame(
            [(string) $form, '1'],
            [$this->text($id, 'awsm_job_form_id'), $this->text($id, 'courant_form_version')],
        );
        self::assertSame(
            'Shift',
            $this->forms()->formRepository()->findVersion($form, 1)?->field('awsm_field_shift')?->label,
        );
        self::assertStringContainsString(
            'name="awsm_file"',
            $this->formOf($opening),
            'a deleted form is replaced by the default form',
        );
    }

    public function testSeveralFilesWhereTheFormAllows(): void
    {
        $form = $this->createForm([self::NAME, self::EMAIL, self::WORK]);
        $opening = $this->opening(['meta' => ['courant_apply' => ['way' => 'form', 'form' => $form]]])->ID;
        self::assertMatchesRegularExpression(
            '/<input type="file" id="awsm-field-work" name="awsm_field_work\[\]" accept="\.pdf, \.png"[^>]* multiple data-max-files="2"/',
            $this->formOf($opening),
        );
        $png = base64_decode('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', true);

        self::assertSame(
            ['awsm_field_work' => 'Please choose no more than 2 files.'],
            $this->sendFiles($opening, [['a.pdf', self::PDF], ['b.pdf', self::PDF], ['c.png', $png]])->fieldErrors,
        );
        self::assertSame(['awsm_field_work'], array_keys(
            $this->sendFiles($opening, [['a.png', self::PDF]])->fieldErrors
        ));
        self::assertSame(['awsm_field_work'], array_keys(
            $this->sendFiles($opening, [['a.png', $png . '<?php echo 1;']])->fieldErrors
        ));
        self::assertSame([], $this->storedPaths());

        $id = (int) $this->sendFiles($opening, [['a.pdf', self::PDF], ['b.png', $png]])->receipt?->applicationId;
        self::assertSame(['a.pdf application/pdf', 'b.png image/png'], array_map(
            static fn ($file): string => "$file->originalName $file->mediaType",
            $this->applicationsFactory()->files()->findByApplication($id)
        ));
    }

    public function testTheDefaultFormAndFiltersOfIntegrationsApplyToAllOpenings(): void
    {
        $this->forms()->formRepository()->setDefaultForm($this->createForm([self::NAME, self::EMAIL, self::WHY]));
        add_filter('awsm_application_form_fields', static fn (array $fields): array => $fields + [
            'crm' => ['label' => 'CRM', 'field_type' => ['tag' => 'input', 'type' => 'text']],
        ]);

        preg_match_all('/ name="(awsm_(?!job)\w+|crm)"/', $this->formOf($this->opening()->ID), $matches);

        self::assertSame(
            ['awsm_applicant_name', 'awsm_applicant_email', 'awsm_field_why', 'crm', 'awsm_form_privacy_policy'],
            $matches[1],
        );
    }

    public function testAnOpeningWithAnExternalUrlHasNoForm(): void
    {
        $withCustomForm = $this->opening(['meta' => ['courant_apply' => [
            'way' => 'address',
            'target' => 'https://jobs.example.com/7?a=1&b=2',
            'label' => '<b>Go</b>',
        ]]])->ID;
        $html = $this->formOf($withCustomForm);
        self::assertStringContainsString(
            'href="https://jobs.example.com/7?a=1&#038;b=2" rel="nofollow noopener"',
            $html,
        );
        self::assertStringContainsString('&lt;b&gt;Go', $html);
        self::assertStringNotContainsString('<form', $html);
        self::assertSame(422, $this->submit($withCustomForm)->status);

        $email = $this->opening(
            ['meta' => ['courant_apply' => ['way' => 'email', 'target' => 'jobs@courant.example']]]
        )->ID;
        self::assertStringContainsString('mailto:jobs@courant.example?subject=Opening', html_entity_decode(
            $this->formOf($email)
        ));
        self::assertSame('', $this->formOf($this->opening(['meta' => ['courant_apply' => ['way' => 'none']]])->ID));
        $evil = $this->opening(
            ['meta' => ['courant_apply' => ['way' => 'address', 'target' => 'javascript:alert(1)']]]
        )->ID;
        self::assertStringContainsString('<form', $this->formOf($evil));
        $pro = $this->opening(['meta' => ['awsm_pro_application_form' => [
            'id' => 'custom_button',
            'custom_button' => ['url' => 'https://pro.example', 'text' => 'Apply', 'target' => '_blank'],
        ]]])->ID;
        self::assertStringContainsString(
            'href="https://pro.example"',
            $this->formOf($pro),
            'what the Pro edition stored',
        );
        self::assertSame([], $this->applications());
    }

    public function testTheBuilderStoresThroughRest(): void
    {
        $send = function (string $method, string $path, array $body = []): WP_REST_Response {
            $request = new WP_REST_Request($method, '/courant/v1/forms' . $path);
            $request->set_header('Content-Type', 'application/json');
            $request->set_body((string) wp_json_encode($body));

            return rest_do_request($request);
        };
        $this->signIn('editor');
        self::assertSame(403, $send('POST', '', ['title' => 'F', 'fields' => [self::NAME, self::EMAIL]])->get_status());
        $this->signIn('hr');
        $refused = $send('POST', '', ['title' => '', 'fields' => [self::NAME]]);
        self::assertSame(
            [422, 'Enter a name for the form. Add a name field and an email field. Every form needs both.'],
            [$refused->get_status(), $this->getNested((array) $refused->get_data(), 'message')],
        );

        $made = $send('POST', '', [
            'title' => 'A <b>form</b> \\ "x"',
            'fields' => [self::NAME, self::EMAIL, ['label' => 'A "\\" <b>'] + self::SHIFT],
            'standard' => true,
        ]);
        self::assertSame(201, $made->get_status());
        $id = $this->getNested((array) $made->get_data(), 'form', 'id');
        self::assertIsInt($id);
        self::assertSame('A "\\" <b>', $this->getNested((array) $made->get_data(), 'form', 'fields', 2, 'label'));
        self::assertSame($id, $this->forms()->formRepository()->defaultFormId());
        self::assertSame(
            409,
            $send('PUT', "/$id", ['title' => 'F', 'version' => 0, 'fields' => [self::NAME, self::EMAIL]])->get_status(),
        );
        self::assertSame(
            200,
            $send(
                'PUT',
                "/$id",
                ['title' => 'F', 'version' => 1, 'fields' => [self::NAME, self::EMAIL], 'standard' => false],
            )->get_status(),
        );
        self::assertSame(0, $this->forms()->formRepository()->defaultFormId());
        self::assertSame([], $this->getNested((array) $send('DELETE', "/$id")->get_data(), 'forms'));
        self::assertSame(
            404,
            $send('PUT', "/$id", ['title' => 'F', 'version' => 2, 'fields' => [self::NAME, self::EMAIL]])->get_status(),
        );
    }

    /** @param list<array{string, string}> $files */
    private function sendFiles(int $opening, array $files): SubmissionResponse
    {
        $entry = ['name' => [], 'tmp_name' => [], 'size' => [], 'error' => [], 'type' => []];
        foreach ($files as [$name, $content]) {
            $entry['name'][] = $name;
            $entry['tmp_name'][] = $this->file('upload', $content);
            $entry['size'][] = strlen($content);
            $entry['error'][] = UPLOAD_ERR_OK;
            $entry['type'][] = '';
        }

        return $this->applicationsFactory()->submissionController()->handle(new Request([], $this->fields($opening), [
            'awsm_field_work' => $entry,
        ], ['REQUEST_METHOD' => 'POST', 'REMOTE_ADDR' => '203.0.113.9']));
    }
}
