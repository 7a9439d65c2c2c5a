<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use CourantTests\Support\SiteTestCase;
use Opis\JsonSchema\Validator;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;

/** Responses to screens of wp-admin match plugin/schema/admin-responses.json, from which their types are generated. */
#[Group('once')]
final class AdminResponsesSchemaTest extends SiteTestCase
{
    private const FIELDS = [
        ['name' => 'awsm_applicant_name', 'type' => 'text', 'label' => 'Name', 'required' => true],
        ['name' => 'awsm_applicant_email', 'type' => 'email', 'label' => 'Email', 'required' => true],
        ['name' => 'awsm_field_shift', 'type' => 'checkbox', 'label' => 'Shift', 'choices' => ['Days', 'Nights']],
        [
            'name' => 'awsm_field_why', 'type' => 'text', 'label' => 'Why?', 'minLength' => 3,
            'condition' => ['field' => 'awsm_field_shift', 'operator' => 'is', 'value' => 'Nights'],
        ],
        ['name' => 'awsm_field_work', 'type' => 'file', 'label' => 'Work', 'files' => 2, 'kinds' => ['pdf', 'png']],
    ];

    protected function setUp(): void
    {
        parent::setUp();
        $this->signIn();
    }

    public function testForms(): void
    {
        $form = ['title' => 'Nurses', 'fields' => self::FIELDS];
        $saved = $this->request('POST', '/forms', $form);
        $this->assertResponseMatches('FormsResponse', $saved);
        $this->assertResponseMatches('FormsResponse', $this->request('GET', '/forms'));
        $preview = $this->request('POST', '/forms/preview', ['fields' => self::FIELDS]);
        $this->assertResponseMatches('HtmlPreview', $preview);
        self::assertStringContainsString('Nights', $preview);
        self::assertSame(1, preg_match('/"form":\{"id":(\d+)/', $saved, $matches));
        $this->assertResponseMatches('FormsResponse', $this->request('DELETE', "/forms/$matches[1]"));
    }

    public function testPreviewOfTablesOfContents(): void
    {
        $this->assertResponseMatches('HtmlPreview', $this->request('POST', '/contents/settings', [
            'settings' => ['label' => 'In this article'], 'display' => [],
        ]));
    }

    public function testEmails(): void
    {
        $this->assertResponseMatches('EmailPreviewResponse', $this->request('POST', '/mails/preview', [
            'sample' => 'received', 'changes' => [],
        ]));
        add_filter('pre_wp_mail', '__return_true');
        $this->assertResponseMatches('EmailTestResponse', $this->request('POST', '/mails/test', [
            'sample' => 'received', 'changes' => [],
        ]));
    }

    public function testProgressOfThePolicyScan(): void
    {
        add_filter('courant_desk_policy_scan_urls', static fn (): array => [home_url('/')]);
        $this->assertResponseMatches('PolicyScanProgress', $this->request('POST', '/policy-scan'));
        $this->assertResponseMatches('PolicyScanProgress', $this->request('PUT', '/policy-scan', [
            'url' => home_url('/'), 'html' => '<p onclick="a()">x</p>',
        ]));
    }

    public function testProgressOfTheSearchIndex(): void
    {
        $this->assertResponseMatches('IndexProgress', $this->request('GET', '/index'));
        $this->assertResponseMatches('IndexProgress', $this->request('POST', '/index', ['do' => 'continue']));
    }

    public function testAResponseWithAnotherPropertyDoesNotMatch(): void
    {
        self::assertFalse($this->isValidResponse('HtmlPreview', '{"html":"","more":1}'));
        self::assertFalse($this->isValidResponse('IndexProgress', '{"state":"done","done":1,"all":1}'));
    }

    /**
     * @param array<string, mixed> $data
     * @return string JSON
     */
    private function request(string $method, string $path, array $data = []): string
    {
        $request = new WP_REST_Request($method, '/courant/v1' . $path);
        $request->set_body_params($data);
        $response = rest_do_request($request);
        $json = (string) wp_json_encode($response->get_data());
        self::assertContains($response->get_status(), [200, 201], "$method $path: $json");

        return $json;
    }

    private function assertResponseMatches(string $definition, string $json): void
    {
        self::assertTrue($this->isValidResponse($definition, $json), "$definition: " . substr($json, 0, 800));
    }

    private function isValidResponse(string $definition, string $json): bool
    {
        $schema = json_decode(
            (string) file_get_contents(dirname(COURANT_DESK_FILE) . '/schema/admin-responses.json'), true,
        );
        self::assertIsArray($schema);
        $schema = ['$ref' => "#/definitions/$definition", 'definitions' => $schema['definitions'] ?? []];

        return (new Validator())->validate(json_decode($json), (string) json_encode($schema))->isValid();
    }
}
